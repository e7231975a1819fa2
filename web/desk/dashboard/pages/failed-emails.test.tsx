import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import FailedEmails from './failed-emails.tsx'

const t = textIn('es')
const mayChange = [
  { module: 'candidates', item: 'view' },
  { module: 'users', item: 'change' },
] as const
const noEmails = { data: [], total: 0, total_capped: false }
const sendAll = page.getByRole('button', { name: t('dashboard.send_all') })

/** Answers as a site whose e-mails have not left since a day; collects the presses of the button. */
function outage(awaySince: string | null) {
  const presses: string[] = []
  const answer = (address: string) => {
    if (address.includes('/dashboard/outbox'))
      return { data: { away_since: awaySince, error: 'connect ECONNREFUSED', waiting: 3 } }
    if (!address.includes('/failed-emails/retry')) return noEmails
    presses.push(address)
    const left = presses.length === 1 ? 5 : 0
    return { success_message: 'dashboard.emails_retried', data: { again: 2000, left, waiting: 4003 } }
  }
  return { presses, answer }
}

test('MAIL-06 the page says since when e-mails do not leave and why, and one press sends all again, however many', async () => {
  const { presses, answer } = outage('2026-01-15T15:04:00Z')
  await logInWith(mayChange, answer)
  await renderPart(<FailedEmails />)
  await expect.element(page.getByText(t('dashboard.outbox_reason', { reason: 'connect ECONNREFUSED' }))).toBeVisible()
  await expect.element(page.getByText(t('dashboard.outbox_waiting', { waiting: '3' }))).toBeVisible()
  await expectAccessible()
  await sendAll.click()
  await expect.poll(() => presses.length).toBe(2)
})

test('MAIL-06 without an outage and without failed e-mails there is nothing to press', async () => {
  await logInWith(mayChange, outage(null).answer)
  await renderPart(<FailedEmails />)
  await expect.element(page.getByText(t('dashboard.emails_empty'))).toBeVisible()
  expect(sendAll.elements()).toEqual([])
})
