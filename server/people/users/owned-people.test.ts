import { expect, test } from 'vitest'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { eraseDueAccounts } from './erasure.writes.ts'

const site = sharedTestApp()
const db = () => site.platform.db
const colleague = () => site.person({ role: [{ module: 'candidates', item: 'view' }] })

/** A person with an owner. */
async function ownedBy(owner: TestPerson) {
  const person = await site.person()
  await db().updateTable('users').set({ owner_id: owner.id }).where('id', '=', person.id).execute()
  return person
}

const ownerOf = async ({ id }: TestPerson) =>
  (await db().selectFrom('users').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow()).owner_id

test('MOV-03 a merge keeps the owner of the remaining account, or else takes that of the other', async () => {
  const [actor, owner, other] = [await site.person({ role: 'administrator' }), await colleague(), await colleague()]
  const pairs = [
    { stays: await ownedBy(owner), leaves: await ownedBy(other), owner },
    { stays: await site.person(), leaves: await ownedBy(other), owner: other },
  ]
  for (const { stays, leaves, owner: expected } of pairs) {
    const body = { stays: stays.uuid, leaves: leaves.uuid, take: [] }
    expect((await site.call(mergePeopleEndpoint, { token: actor.token, body })).status).toBe(200)
    expect([await ownerOf(stays), await ownerOf(leaves)]).toEqual([expected.id, null])
  }
})

test('MOV-03 the people of a colleague whose account is deleted have no owner', async () => {
  const [actor, owner, other] = [await site.person({ role: 'administrator' }), await colleague(), await colleague()]
  const [released, kept] = [await ownedBy(owner), await ownedBy(other)]
  const body = { uuid: owner.uuid, reason: 'Dejó la agencia' }
  expect((await site.call(deleteUserEndpoint, { token: actor.token, body })).status).toBe(200)
  expect([await ownerOf(released), await ownerOf(kept)]).toEqual([null, other.id])
})

test('MOV-03 the owner of a person is deleted with their data', async () => {
  const [actor, owner] = [await site.person({ role: 'administrator' }), await colleague()]
  const person = await ownedBy(owner)
  await site.call(deleteUserEndpoint, { token: actor.token, body: { uuid: person.uuid, reason: 'Lo pidió' } })
  expect(await ownerOf(person)).toBe(owner.id)
  await eraseDueAccounts({ ...site.platform, now: () => new Date(site.platform.now().getTime() + 31 * 24 * 3_600_000) })
  expect(await ownerOf(person)).toBe(null)
})
