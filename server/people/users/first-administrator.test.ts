import { beforeEach, expect, test } from 'vitest'
import { StartupError } from '../../database/startup-error.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { ensureAdministrator } from './first-administrator.writes.ts'

const site = sharedTestApp()
beforeEach(() => site.platform.db.deleteFrom('users').execute())

const administrators = async () =>
  (await site.platform.db.selectFrom('users').select('email').where('role_id', '=', 1).orderBy('id').execute()).map(
    ({ email }) => email,
  )
const ensureWith = (admin: { email: string | undefined; password: string | undefined }) =>
  ensureAdministrator({ ...site.platform, config: { ...site.platform.config, admin } })

test('ACC-08 processes that start together create one first administrator', async () => {
  const created = await Promise.all(Array.from({ length: 5 }, () => ensureAdministrator(site.platform)))
  expect(await administrators()).toEqual(['admin@cantera.test'])
  const printed = created.filter((one) => one !== undefined)
  expect(printed).toEqual([{ email: 'admin@cantera.test', password: expect.stringMatching(/^.{16}$/) }])
  expect(await ensureAdministrator(site.platform)).toBeUndefined()
})

test('ACC-08 the settings create no second administrator', async () => {
  const { email } = await site.person({ role: 'administrator' })
  expect(await ensureWith({ email: 'intruder@example.com', password: 'Quarry.2026!' })).toBeUndefined()
  expect(await administrators()).toEqual([email])
})

test('ACC-08 a start without any administrator left creates one again', async () => {
  const { id, email } = await site.person({ role: 'administrator' })
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  expect(await ensureWith({ email, password: 'Quarry.2026!' })).toEqual({ email, password: undefined })
  expect(await administrators()).toEqual([email, email])
})

test('CFG-05 a weak password in the settings creates no administrator', async () => {
  const created = ensureWith({ email: undefined, password: 'Weakling' })
  await expect(created).rejects.toThrow(StartupError)
  await expect(created).rejects.toThrow(/^ADMIN_PASSWORD is too weak: /)
  expect(await administrators()).toEqual([])
})
