import { expect, test } from 'vitest'
import { StartupError } from '../../platform/startup-error.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { ensureAdministrator } from './first-administrator.writes.ts'

const administrators = async ({ platform }: TestApp) =>
  (await platform.db.selectFrom('users').select('email').where('role_id', '=', 1).execute()).map(({ email }) => email)

test('ACC-08 the first administrator is made once, however many processes start together', async () => {
  const app = await startTestApp()
  const made = await Promise.all(Array.from({ length: 5 }, () => ensureAdministrator(app.platform)))
  expect(await administrators(app)).toEqual(['admin@cantera.test'])
  const printed = made.filter((one) => one !== undefined)
  expect(printed).toEqual([{ email: 'admin@cantera.test', password: expect.stringMatching(/^.{16}$/) }])
  expect(await ensureAdministrator(app.platform)).toBeUndefined()
})

test('ACC-08 the settings do not make a second administrator beside the one there is', async () => {
  const app = await startTestApp({ env: { ADMIN_EMAIL: 'intruder@example.com', ADMIN_PASSWORD: 'Quarry.2026!' } })
  const { email } = await app.person({ role: 'administrator' })
  expect(await ensureAdministrator(app.platform)).toBeUndefined()
  expect(await administrators(app)).toEqual([email])
})

test('CFG-05 a weak password of the settings makes nobody', async () => {
  const app = await startTestApp({ env: { ADMIN_PASSWORD: 'Weakling' } })
  await expect(ensureAdministrator(app.platform)).rejects.toThrow(StartupError)
  await expect(ensureAdministrator(app.platform)).rejects.toThrow(/^ADMIN_PASSWORD is too weak: /)
  expect(await administrators(app)).toEqual([])
})
