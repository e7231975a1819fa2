import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { Marks } from '../parts/marks.tsx'
import { ContactDialog } from './contact-dialog.tsx'

const t = textIn('es')
const ana = (no_contact: boolean) => ({ uuid: 'ana', fullname: 'Ana Ruiz', no_contact }) as UserProfile

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = JSON.parse(String(init?.body))
    sent.push(body)
    const message = body.no_contact ? 'users.no_contact_set' : 'users.contact_allowed'
    return Response.json({ success_message: message, data: { uuid: 'ana', no_contact: body.no_contact } })
  })
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['sets the mark with a reason', false, 'users.no_contact', 'users.no_contact_reason'],
  ['lifts it with a proof', true, 'users.contact_again', 'users.contact_proof'],
] as const)('CON-02 the dialog %s', async (_, isBarred, title, label) => {
  const onClose = vi.fn()
  await renderPart(<ContactDialog user={ana(isBarred)} open onClose={onClose} />)
  await expect.element(page.getByRole('dialog', { name: t(title) })).toBeVisible()
  await expectAccessible()
  const save = page.getByRole('button', { name: t('common.save') })
  await save.click()
  await expect.element(page.getByText(t('users.error.no_contact_reason'))).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('textbox', { name: t(label) }).fill('Su correo del 3 de mayo')
  await save.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([{ uuid: 'ana', no_contact: !isBarred, reason: 'Su correo del 3 de mayo' }])
})

test('CON-02 a refusal is shown in the dialog, which stays open', async () => {
  const onClose = vi.fn()
  vi.mocked(globalThis.fetch).mockImplementation(async () =>
    Response.json({ error_message: 'errors.not_found' }, { status: 404 }),
  )
  await renderPart(<ContactDialog user={ana(false)} open onClose={onClose} />)
  await page.getByRole('textbox').fill('Lo pidió por teléfono')
  await page.getByRole('button', { name: t('common.save') }).click()
  await expect.element(page.getByText(t('errors.not_found'))).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['beside the term of a person without consent', { consent_due_at: '2026-12-20T15:00:00Z' }, 'intake.no_consent_days'],
  ['beside a hire', { hired_strut: 'Y' }, 'users.hired'],
  ['alone', {}, undefined],
] as const)('CON-02 lists and search show the mark %s', async (_, more, beside) => {
  await renderPart(<Marks of={{ avalaible_strut: 'Y', hired_strut: 'N', no_contact: true, ...more }} />)
  const mark = page.getByText(t('users.no_contact'), { exact: true })
  await expect.element(mark).toBeVisible()
  await expect.element(mark).toHaveAttribute('title', t('users.no_contact_title'))
  if (beside === 'users.hired') await expect.element(page.getByText(t(beside))).toBeVisible()
})
