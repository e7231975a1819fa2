import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { UserProfile } from '#domain/people/users/user-profile.contract.ts'
import { textIn } from '../../../platform/i18n/catalog.ts'
import { renderPart } from '../../../testing/render-part.tsx'
import { logInWith } from '../../../testing/session.ts'
import { ProfileActions } from './profile-actions.tsx'

const t = textIn('es')
const user = {
  user_jobs: [],
  ...{ uuid: 'u1', fullname: 'Ana Ruiz', email: 'ana@example.com', language: 'es', consent_due_at: null, confirmed: true },
  ...{ wants_suggestions: true, hired_strut: 'N', avalaible_strut: 'Y', may: { change: true, delete: true }, hires: [] },
} as unknown as UserProfile
const suggest = page.getByRole('button', { name: t('users.suggest'), exact: true })
const show = (no_contact: boolean) =>
  renderPart(<ProfileActions user={{ ...user, no_contact }} roleDialog={() => null} correctionDialog={() => null} />)

afterEach(() => vi.restoreAllMocks())

test('CON-02 suggesting a vacancy is no main action for a person marked "do not contact", and the menu says why', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: [] }))
  await logInWith([{ module: 'users', item: 'change' }])
  const first = await show(false)
  await expect.element(suggest).toBeVisible()
  await first.unmount()
  await show(true)
  await expect.element(page.getByRole('button', { name: t('users.more_actions') })).toBeVisible()
  expect(suggest.elements()).toEqual([])
  await page.getByRole('button', { name: t('users.more_actions') }).click()
  await suggest.click()
  await expect.element(page.getByText(t('notification.error.no_contact'))).toBeVisible()
})
