import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const db = () => site.platform.db
const { scarceMegabytes, mostMegabytes, whenScarce } = limits.outsideUploads
const usedKey = 'kilobytes from outside'

const used = async () =>
  (await db().selectFrom('rate_limits').select('count').where('key', '=', usedKey).executeTakeFirst())?.count
const useUp = (megabytes: number) =>
  db()
    .updateTable('rate_limits')
    .set({ count: megabytes * 1024 })
    .where('key', '=', usedKey)
    .execute()
const register = (headers = ownNetwork(), form = registrationForm()) => sendRegistration(site, form, { file: pdfFile() }, headers)

test('UPL-06 what strangers upload is bounded over all networks, and one network keeps no other out', async () => {
  const taken = registrationForm()
  expect((await register(ownNetwork(), taken)).status).toBe(200)
  const first = (await used()) ?? 0
  expect(first).toBeGreaterThan(0)
  // Nothing is stored for a taken address, so nothing counts.
  expect((await register(ownNetwork(), { ...taken, password: 'Otra clave 1', repeat_password: 'Otra clave 1' })).status).toBe(422)
  expect(await used()).toBe(first)

  await useUp(scarceMegabytes)
  const flooder = ownNetwork()
  for (let at = 0; at < whenScarce; at += 1) expect((await register(flooder)).status).toBe(200)
  const refused = await register(flooder)
  expect([refused.status, refused.refusal.error_message]).toEqual([429, 'errors.too_many'])
  expect((await register()).status).toBe(200)

  await useUp(mostMegabytes)
  const form = registrationForm()
  expect((await register(ownNetwork(), form)).status).toBe(429)
  expect(await db().selectFrom('users').select('id').where('email', '=', form.email).execute()).toEqual([])
  const person = await site.person()
  const own = () => site.call(replaceCvEndpoint, { token: person.token, files: { file: pdfFile() } })
  expect((await own()).refusal.error_message).toBe('errors.too_many')
  await useUp(0)
  expect((await own()).status).toBe(200)
  expect(await used()).toBeGreaterThan(0)
})
