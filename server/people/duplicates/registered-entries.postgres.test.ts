import { expect, test } from 'vitest'
import { confirmAddressEndpoint } from '#domain/people/accounts/confirmation.contract.ts'
import { addPersonEndpoint } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { correctPersonEndpoint, getCorrectableEndpoint } from '#domain/people/corrections/corrections.contract.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import type { Tx } from '../../platform/platform.ts'
import { addedPersonFields, addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { untilBlocked } from '../../testing/locks.ts'
import { confirmationOf, ownNetwork, registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { takeOverEntries } from './taking-over.writes.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0' })
const db = () => site.platform.db
const staff = () => site.person({ role: 'administrator' })
const rowOf = (uuid: string) => db().selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const lock = (tx: Tx, id: number) => tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
const yieldedOf = ({ id }: { id: number }) => db().selectFrom('yielded_addresses').selectAll().where('user_id', '=', id).execute()

/** Holds the row of a person, starts calls one after the other so that each waits, lets go, and answers what they answered. */
async function inTurn<Results extends readonly unknown[]>(
  id: number,
  calls: { [Index in keyof Results]: () => Promise<Results[Index]> },
): Promise<Results> {
  const started = await db()
    .transaction()
    .execute(async (tx) => {
      await lock(tx, id)
      const running: Promise<unknown>[] = []
      for (const call of calls) {
        running.push(call())
        await untilBlocked(db(), running.length)
      }
      return running
    })
  return (await Promise.all(started)) as unknown as Results
}

/** An entry of staff whose person has registered. */
async function registered() {
  const entry = await addedWithLink(site)
  const form = registrationForm({ email: entry.email })
  const { answer } = await sendRegistration(site, form)
  return { entry, form, account: await rowOf(answer.data.uuid) }
}
const confirm = (account: { uuid: string; email: string }) =>
  site.call(confirmAddressEndpoint, {
    body: { token: confirmationOf(site, account), current_password: testPassword },
    headers: ownNetwork(),
  })

test.each(['before', 'after'] as const)(
  'INT-11 staff who correct the address %s the registration keep the two apart',
  async (order) => {
    const [entry, { token }] = [await addedWithLink(site), await staff()]
    const state = (await site.call(getCorrectableEndpoint, { token, params: { uuid: entry.uuid } })).answer.data
    const other = registrationForm().email
    const body = { ...state, lastname: 'Agregada', email: other }
    const correct = () => site.call(correctPersonEndpoint, { token, params: { uuid: entry.uuid }, body })
    const register = () => sendRegistration(site, registrationForm({ email: entry.email }))
    const calls = order === 'before' ? ([correct, register] as const) : ([register, correct] as const)
    const answers = await inTurn<readonly { status: number }[]>(entry.id, calls)
    // After the registration the correction is based on an outdated state.
    expect(answers.map(({ status }) => status)).toEqual(order === 'before' ? [200, 200] : [200, 409])
    const kept = order === 'before' ? other : ''
    expect([(await rowOf(entry.uuid)).email, (await yieldedOf(entry)).length]).toEqual([kept, order === 'before' ? 0 : 1])
  },
)

test('INT-11 of two registrations of the address of an entry one succeeds, and the other one is refused', async () => {
  const entry = await addedWithLink(site)
  const forms = [
    registrationForm({ email: entry.email }),
    registrationForm({ email: entry.email, password: 'Granite.2027!', repeat_password: 'Granite.2027!' }),
  ]
  const [first, second] = await inTurn<readonly { status: number }[]>(
    entry.id,
    forms.map((form) => () => sendRegistration(site, form)),
  )
  expect([first?.status, second?.status].sort()).toEqual([200, 422])
  expect(await yieldedOf(entry)).toHaveLength(1)
})

test.each(['account', 'entry'] as const)(
  'INT-11 confirming while the %s is deleted ends whole, in either order',
  async (which) => {
    for (const order of ['confirmed first', 'deleted first']) {
      const { entry, form, account } = await registered()
      const { token } = await staff()
      expect((await confirm(account)).status).toBe(200)
      const body = { uuid: which === 'account' ? account.uuid : entry.uuid, reason: 'Pruebas' }
      const takeOver = () => takeOverEntries(site.platform, account.id)
      const remove = () => site.call(deleteUserEndpoint, { token, body })
      await inTurn<readonly unknown[]>(entry.id, order === 'confirmed first' ? [takeOver, remove] : [remove, takeOver])
      const [after, left] = [await rowOf(account.uuid), await rowOf(entry.uuid)]
      if (which === 'account' && order === 'deleted first') expect(left).toMatchObject({ merged_into: null, email: form.email })
      else if (which === 'entry' && order === 'deleted first')
        expect(left).toMatchObject({ merged_into: null, deletion_reason: 'Pruebas' })
      else expect(left.merged_into).toBe(account.id)
      expect(after.deleted_at === null).toBe(which === 'entry')
    }
  },
)

test('INT-11 confirming while staff merge the entry into another account ends whole, in either order', async () => {
  for (const order of ['confirmed first', 'merged first']) {
    const { entry, account } = await registered()
    const [{ token }, other] = [await staff(), await site.person()]
    await confirm(account)
    const takeOver = () => takeOverEntries(site.platform, account.id)
    const merge = () => site.call(mergePeopleEndpoint, { token, body: { stays: other.uuid, leaves: entry.uuid, take: [] } })
    await inTurn<readonly unknown[]>(entry.id, order === 'confirmed first' ? [takeOver, merge] : [merge, takeOver])
    expect((await rowOf(entry.uuid)).merged_into).toBe(order === 'confirmed first' ? account.id : other.id)
    expect(await yieldedOf(entry)).toEqual([])
    expect((await rowOf(account.uuid)).deleted_at).toBeNull()
  }
})

test('INT-11 a request for consent that waits in the outbox is not sent after the registration', async () => {
  const form = registrationForm()
  const added = await site.call(addPersonEndpoint, {
    token: (await staff()).token,
    body: addedPersonFields({ email: form.email }),
  })
  const kinds = async () => {
    const mails = db().selectFrom('outgoing_emails').select('kind').where('to_address', '=', form.email).orderBy('id')
    return (await mails.execute()).map(({ kind }) => kind)
  }
  expect([added.answer.data.asked, await kinds()]).toEqual([true, ['consent']])
  await sendRegistration(site, form)
  expect(await kinds()).toEqual(['welcome'])
})
