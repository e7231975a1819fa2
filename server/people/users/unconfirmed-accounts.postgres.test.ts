import { expect, test } from 'vitest'
import { applyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import { addPersonNoteEndpoint } from '#domain/people/person-notes/person-notes.contract.ts'
import { saveIdentityEndpoint } from '#domain/people/profile/personal.contract.ts'
import type { Tx } from '../../platform/platform.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { untilBlocked } from '../../testing/locks.ts'
import { makeVacancy } from '../../testing/records.ts'
import { confirmationOf, ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { placesInTables } from '../../testing/tables-with.ts'
import { eraseAtOnce } from './erasure.writes.ts'
import { expireUnconfirmed } from './unconfirmed-accounts.writes.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0', SMTP_URL: 'smtp://127.0.0.1:9' })
const db = () => site.platform.db
const days = (count: number) => site.passSeconds(count * 24 * 3600)
const visit = () => expireUnconfirmed(site.platform)

/** Registers somebody and logs them in. */
async function register(fields: Record<string, unknown> = {}) {
  const form = registrationForm(fields)
  expect((await sendRegistration(site, form)).status).toBe(200)
  const { id, uuid, email } = await db()
    .selectFrom('users')
    .select(['id', 'uuid', 'email'])
    .where('email', '=', String(form.email))
    .executeTakeFirstOrThrow()
  // Instants of the database do not pass with the clock of a test.
  await db().updateTable('users').set({ created_at: site.platform.now() }).where('id', '=', id).execute()
  const login = { grant_type: 'password', username: email, password: testPassword, client_id: 'cantera-web' } as const
  const token = async () => (await site.call(issueTokenEndpoint, { body: login, headers: ownNetwork() })).answer.access_token
  return { id, uuid, email, token }
}
type Registered = Awaited<ReturnType<typeof register>>

const isErased = async ({ id }: Registered) =>
  (await db().selectFrom('users').select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow()).deleted_at !== null
const remindersTo = async ({ email }: Registered) =>
  (
    await db()
      .selectFrom('outgoing_emails')
      .select('id')
      .where('to_address', '=', email)
      .where('kind', '=', 'confirm_reminder')
      .execute()
  ).length

/** The person visits the site now. */
const use = ({ id }: Registered) =>
  db().updateTable('person_activity').set({ last_active_at: site.platform.now() }).where('user_id', '=', id).execute()

test('REG-09 an unconfirmed account is reminded once after 20 days and erased after 30, with its words', async () => {
  const person = await register({ name: 'Xiomara', lastname: 'Quetzalli' })
  const seen: [number, boolean][] = []
  for (const more of [19, 1, 0, 9, 1]) {
    days(more)
    await Promise.all([visit(), visit()])
    seen.push([await remindersTo(person), await isErased(person)])
  }
  expect(seen.slice(0, 4)).toEqual([
    [0, false],
    [1, false],
    [1, false],
    [1, false],
  ])
  expect(await isErased(person)).toBe(true)
  expect(await placesInTables(site, ['Xiomara', 'Quetzalli', person.email])).toEqual([])
  const audited = await db().selectFrom('audit_log').select('action').where('subject_id', '=', person.id).orderBy('id').execute()
  expect(audited.map(({ action }) => action)).toEqual(['user.unconfirmed', 'user.erased'])
})

test('REG-09 a server that stood still for months reminds first, and erases ten days later', async () => {
  const person = await register()
  days(200)
  await visit()
  expect([await remindersTo(person), await isErased(person)]).toEqual([1, false])
  days(9)
  await visit()
  expect(await isErased(person)).toBe(false)
  days(1)
  await visit()
  expect(await isErased(person)).toBe(true)
})

const stays: Record<string, (person: Registered) => Promise<unknown>> = {
  'that confirmed its address': async (person) =>
    site.call(confirmAddressEndpoint, {
      body: { token: confirmationOf(site, person), current_password: testPassword },
      headers: ownNetwork(),
    }),
  'that confirmed one address and then changed it': async (person) => {
    await site.call(confirmAddressEndpoint, {
      body: { token: confirmationOf(site, person), current_password: testPassword },
      headers: ownNetwork(),
    })
    await db()
      .updateTable('users')
      .set({ email_verified_at: null, email: `nuevo.${person.email}` })
      .where('id', '=', person.id)
      .execute()
  },
  'that applied': async (person) => {
    const { uuid } = await makeVacancy(site.platform)
    expect(
      (await site.call(applyEndpoint, { params: { job: uuid, user: person.uuid }, token: await person.token() })).status,
    ).toBe(200)
  },
  'about which a colleague wrote a note': async (person) => {
    const { token } = await site.person({ role: 'administrator' })
    const body = { description: 'Viene mañana a firmar' }
    expect((await site.call(addPersonNoteEndpoint, { token, params: { id: person.uuid }, body })).status).toBe(200)
  },
}

test.each(Object.entries(stays))('REG-09 an account %s stays', async (_, act) => {
  const person = await register()
  await act(person)
  days(25)
  await visit()
  days(300)
  await visit()
  days(300)
  await visit()
  expect([await remindersTo(person), await isErased(person)]).toEqual([0, false])
  const kept = await db().selectFrom('users').select('confirm_due_at').where('id', '=', person.id).executeTakeFirstOrThrow()
  expect(kept.confirm_due_at).toBeNull()
})

test('REG-09 an account that is in use stays until thirty days after the last visit, with one reminder', async () => {
  const person = await register()
  for (const _ of [1, 2, 3]) {
    days(15)
    await use(person)
    await visit()
  }
  expect([await remindersTo(person), await isErased(person)]).toEqual([0, false])
  days(21)
  await visit()
  expect(await remindersTo(person)).toBe(1)
  await use(person)
  days(29)
  await visit()
  expect(await isErased(person)).toBe(false)
  expect(await remindersTo(person)).toBe(1)
  days(1)
  await visit()
  expect(await isErased(person)).toBe(true)
})

test('REG-09 people whom staff entered are not touched, nor anybody on a site that sends no e-mail', async () => {
  const staff = await site.person({ role: 'administrator' })
  const entered = await addedWithLink(site, staff)
  const person = await register()
  days(400)
  await expireUnconfirmed({ ...site.platform, config: { ...site.platform.config, smtpUrl: undefined } })
  expect([await remindersTo(person), await isErased(person)]).toEqual([0, false])
  await visit()
  days(400)
  await visit()
  const row = await db().selectFrom('users').select('deleted_at').where('id', '=', entered.id).executeTakeFirstOrThrow()
  expect(row.deleted_at).toBeNull()
})

test('INT-11 REG-09 an entry gets its address back when the account that took it expires', async () => {
  const entered = await addedWithLink(site)
  const person = await register({ email: entered.email })
  expect(await isErased(person)).toBe(false)
  days(20)
  await visit()
  days(10)
  await visit()
  expect(await isErased(person)).toBe(true)
  const entry = await db()
    .selectFrom('users')
    .select(['email', 'deleted_at'])
    .where('id', '=', entered.id)
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ email: entered.email, deleted_at: null })
})

test('REG-09 the owner reads when their account is erased, until it stays', async () => {
  const person = await register()
  const token = await person.token()
  const shown = async () => (await site.call(getPersonalEndpoint, { token })).answer.data.erased_after_days
  expect(await shown()).toBe(30)
  const { uuid } = await makeVacancy(site.platform)
  await site.call(applyEndpoint, { params: { job: uuid, user: person.uuid }, token })
  expect(await shown()).toBeNull()
})

test('REG-09 the owner of an address that an unconfirmed account takes later is reminded too', async () => {
  const person = await register()
  days(20)
  await visit()
  const body = { name: 'Ana', lastname: 'Prueba', email: `otra.${person.email}`, current_password: testPassword }
  expect((await site.call(saveIdentityEndpoint, { token: await person.token(), body })).status).toBe(200)
  days(21)
  await visit()
  expect(await remindersTo({ ...person, email: `otra.${person.email}` })).toBe(1)
})

test('RAC-01 REG-09 an application that is sent while the term ends keeps the account', async () => {
  const person = await register()
  const { uuid } = await makeVacancy(site.platform)
  days(20)
  await visit()
  days(10)
  const token = await person.token()
  // The session itself does not keep the account.
  await db().updateTable('person_activity').set({ last_active_at: null }).where('user_id', '=', person.id).execute()
  const [isLocked, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Holds the account like a merge, so that the application and the visit both wait, in this order.
  const holder = db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', person.id).forUpdate().execute()
      isLocked.resolve()
      await isReleased.promise
    })
  await isLocked.promise
  const applied = site.call(applyEndpoint, { params: { job: uuid, user: person.uuid }, token })
  await untilBlocked(db())
  const visited = visit()
  await untilBlocked(db(), 2)
  isReleased.resolve()
  await Promise.all([holder, visited])
  expect((await applied).status).toBe(200)
  expect(await isErased(person)).toBe(false)
})

const leavings: Record<string, (tx: Tx, person: Registered) => Promise<unknown>> = {
  'is erased': (tx, { id }) => eraseAtOnce(tx, site.platform, id, site.platform.now()),
  'gets another address': (tx, { id, email }) =>
    tx
      .updateTable('users')
      .set({ email: `nueva.${email}` })
      .where('id', '=', id)
      .execute(),
}

test.each(Object.entries(leavings))(
  'RAC-01 REG-09 a link that arrives while the account %s confirms nothing',
  async (_, leave) => {
    const person = await register()
    const [hasLeft, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const leaving = db()
      .transaction()
      .execute(async (tx) => {
        await leave(tx, person)
        hasLeft.resolve()
        await isReleased.promise
      })
    await hasLeft.promise
    const confirmed = site.call(confirmAddressEndpoint, {
      body: { token: confirmationOf(site, person), current_password: testPassword },
      headers: ownNetwork(),
    })
    await untilBlocked(db())
    isReleased.resolve()
    await leaving
    expect((await confirmed).status).toBe(410)
    const { email_verified_at } = await db()
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(email_verified_at).toBeNull()
  },
)
