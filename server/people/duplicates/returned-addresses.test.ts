import { expect, test } from 'vitest'
import { checkConsentEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { correctPersonEndpoint, getCorrectableEndpoint } from '#domain/people/corrections/corrections.contract.ts'
import { savePersonalEndpoint } from '#domain/people/profile/personal.contract.ts'
import { deleteUserEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { entriesOf } from '../../testing/entries.ts'
import { member } from '../../testing/members.ts'
import { ownNetwork, registrationForm } from '../../testing/registrations.ts'
import { eraseUnanswered } from '../added-candidates/consent.writes.ts'
import { settleAddressChanges } from '../corrections/address-changes.writes.ts'
import { eraseAtOnce } from '../users/erasure.writes.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const { rowOf, anEntry, register, confirm, untilTakenOver, logIn } = entriesOf(site)
const db = () => site.platform.db
const staff = () => site.person({ role: 'administrator' })

test.each(['erased', 'deleted', 'moved by its owner', 'moved by staff'] as const)(
  'INT-11 the address goes back to the entry when the unconfirmed account is %s',
  async (what) => {
    const { entry, form } = await anEntry()
    const account = await register(form)
    const { token } = await staff()
    if (what === 'erased')
      await db()
        .transaction()
        .execute((tx) => eraseAtOnce(tx, site.platform, account.id, site.platform.now()))
    if (what === 'deleted') await site.call(deleteUserEndpoint, { token, body: { uuid: account.uuid, reason: 'Pruebas' } })
    if (what === 'moved by its owner') {
      const own = await logIn(form.email)
      const fields = { name: 'Ana', lastname: 'Prueba', email: registrationForm().email, current_password: testPassword }
      const more = { ...personal, ...fields }
      expect((await site.call(savePersonalEndpoint, { token: own, body: more, headers: ownNetwork() })).status).toBe(200)
    }
    if (what === 'moved by staff') {
      const state = (await site.call(getCorrectableEndpoint, { token, params: { uuid: account.uuid } })).answer.data
      const body = { ...state, email: registrationForm().email }
      expect((await site.call(correctPersonEndpoint, { token, params: { uuid: account.uuid }, body })).status).toBe(200)
      // Seven days later, after the new address was confirmed (SPEC-98).
      const now = site.platform.now()
      await db()
        .updateTable('address_changes')
        .set({ confirmed_at: now, due_at: now })
        .where('user_id', '=', account.id)
        .execute()
      await settleAddressChanges(site.platform)
    }
    expect(await rowOf(entry.uuid)).toMatchObject({ email: form.email, consent_due_at: expect.any(Date), deleted_at: null })
    expect(await db().selectFrom('yielded_addresses').selectAll().where('user_id', '=', entry.id).execute()).toEqual([])
    expect((await site.call(checkConsentEndpoint, { params: { token: entry.token } })).status).toBe(200)
    if (what === 'erased') return
    await confirm(account)
    expect((await rowOf(entry.uuid)).merged_into).toBeNull()
  },
)

const personal = {
  ...{ personal_phone: '3000000000', date_of_birth: '1990-01-01', address: 'Calle 1', city: 'Medellín' },
  ...{ state: 'Antioquia', country: 'Colombia', zip_code: '050001', about_me: 'Llevo la contabilidad.' },
}

test('INT-11 an account that is restored takes the address again', async () => {
  const { entry, form } = await anEntry()
  const account = await register(form)
  const { token } = await staff()
  await site.call(deleteUserEndpoint, { token, body: { uuid: account.uuid, reason: 'Pruebas' } })
  expect((await rowOf(entry.uuid)).email).toBe(form.email)
  expect((await site.call(restoreUserEndpoint, { token, body: { uuid: account.uuid } })).status).toBe(200)
  expect([(await rowOf(entry.uuid)).email, (await rowOf(account.uuid)).email]).toEqual(['', form.email])
  await confirm(account)
  await untilTakenOver(entry, account)
})

test('INT-11 an entry that staff delete and restore follows an account that has confirmed meanwhile', async () => {
  const { entry, form } = await anEntry()
  const account = await register(form)
  const { token } = await staff()
  await site.call(deleteUserEndpoint, { token, body: { uuid: entry.uuid, reason: 'Pruebas' } })
  await confirm(account)
  await expect.poll(async () => (await rowOf(account.uuid)).email_verified_at, { interval: 50 }).not.toBeNull()
  expect((await site.call(restoreUserEndpoint, { token, body: { uuid: entry.uuid } })).status).toBe(200)
  await untilTakenOver(entry, account)
})

test('INT-11 the term of the entry goes on, and its erasure leaves the account alone', async () => {
  const { entry, form } = await anEntry()
  const account = await register(form)
  await db().updateTable('users').set({ consent_due_at: site.platform.now() }).where('id', '=', entry.id).execute()
  await eraseUnanswered(site.platform)
  expect((await rowOf(entry.uuid)).password_hash).toBe('erased')
  await confirm(account)
  expect(await rowOf(account.uuid)).toMatchObject({ email: form.email, deleted_at: null })
})

test('INT-11 a colleague who corrects the address of the entry keeps it apart from the account', async () => {
  const { entry, form } = await anEntry()
  const account = await register(form)
  const { token } = await staff()
  const state = (await site.call(getCorrectableEndpoint, { token, params: { uuid: entry.uuid } })).answer.data
  const same = await site.call(correctPersonEndpoint, {
    token,
    params: { uuid: entry.uuid },
    body: { ...state, lastname: 'Agregada', email: form.email },
  })
  expect(same.refusal).toMatchObject({ error_message: 'corrections.error.taken', uuid: account.uuid })
  const body = { ...state, lastname: 'Agregada', email: registrationForm().email }
  expect((await site.call(correctPersonEndpoint, { token, params: { uuid: entry.uuid }, body })).status).toBe(200)
  await confirm(account)
  await site.call(deleteUserEndpoint, { token, body: { uuid: account.uuid, reason: 'Pruebas' } })
  expect(await rowOf(entry.uuid)).toMatchObject({ merged_into: null, email: body.email })
})

test('INT-11 a registered person takes an address that staff entered, and its entry once it is confirmed', async () => {
  const entry = await addedWithLink(site)
  const person = await member(site)
  await db().updateTable('users').set({ first_name: 'Ana', last_name: 'Prueba' }).where('id', '=', person.id).execute()
  const body = { ...personal, name: 'Ana', lastname: 'Prueba', email: entry.email, current_password: testPassword }
  expect((await site.call(savePersonalEndpoint, { token: person.token, body, headers: ownNetwork() })).status).toBe(200)
  expect((await rowOf(entry.uuid)).email).toBe('')
  await confirm({ uuid: person.uuid, email: entry.email })
  await untilTakenOver(entry, person)
})
