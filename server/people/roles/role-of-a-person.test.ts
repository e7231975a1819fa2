import { expect, test } from 'vitest'
import type { Right } from '#domain/kernel/permissions.ts'
import { verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { changeRoleOfEndpoint } from '#domain/people/roles/roles.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'

const site = sharedTestApp()
const administrator = () => site.person({ role: 'administrator' })
const give = (by: TestPerson, to: TestPerson, role: string) =>
  site.call(changeRoleOfEndpoint, { token: by.token, body: { new_role_id: role, uuid_user: to.uuid } })
const roleOf = async ({ id }: TestPerson) =>
  String((await site.platform.db.selectFrom('users').select('role_id').where('id', '=', id).executeTakeFirstOrThrow()).role_id)
const isLoggedIn = async ({ token }: TestPerson) => (await site.call(verifyRoleEndpoint, { token })).status === 200
const right = (module: Right['module'], item: Right['item']): Right => ({ module, item })

test('USR-04 ACC-07 a new role ends the sessions of its person; the same role changes nothing', async () => {
  const actor = await administrator()
  const person = await site.person({ firstName: 'Eva', lastName: 'Ríos' })
  expect((await give(actor, person, '2')).answer.data).toMatchObject({ fullname: 'Eva Ríos', role_id: 2 })
  expect(await isLoggedIn(person)).toBe(true)
  expect((await give(actor, person, '3')).answer).toMatchObject({ success_message: 'roles.role_changed', data: { role_id: 3 } })
  expect([await isLoggedIn(person), await roleOf(person)]).toEqual([false, '3'])
  expect((await give(actor, person, '3')).status).toBe(200)
  expect(await site.auditOf(actor)).toEqual(['user.role_changed'])
  expect((await give(actor, person, '999999')).refusal.errors).toEqual({ new_role_id: ['roles.error.role_required'] })
  const nobody = { ...person, uuid: '00000000-0000-4000-8000-000000000000' }
  expect((await give(actor, nobody, '2')).status).toBe(404)
})

test('ACC-08 nobody gives or takes a role with permissions they lack, or changes their own role', async () => {
  const keeper = await site.person({ role: [right('users', 'view'), right('users', 'change'), right('clients', 'view')] })
  const candidate = await site.person()
  const above = await site.person({ role: [right('clients', 'view'), right('clients', 'change')] })
  const below = await site.person({ role: [right('clients', 'view')] })
  for (const [to, role, error] of [
    [candidate, '1', 'roles.error.lacks'],
    [candidate, await roleOf(above), 'roles.error.lacks'],
    [above, '2', 'roles.error.lacks'],
    [await administrator(), '2', 'roles.error.lacks'],
    [keeper, '2', 'roles.error.own'],
  ] as const) {
    const before = await roleOf(to)
    const refused = await give(keeper, to, role)
    expect([refused.status, refused.refusal.error_message]).toEqual([403, error])
    expect([await roleOf(to), await isLoggedIn(to)]).toEqual([before, true])
  }
  expect((await give(keeper, candidate, await roleOf(below))).status).toBe(200)
  expect((await give(keeper, below, '2')).status).toBe(200)
  expect(await site.auditOf(keeper)).toEqual(['user.role_changed', 'user.role_changed'])
})

test('ROL-02 ACC-08 one administrator remains when the last two demote each other at once', async () => {
  const { db } = site.platform
  await db.updateTable('users').set({ deleted_at: new Date() }).where('role_id', '=', 1).execute()
  for (let round = 0; round < 5; round += 1) {
    await db.updateTable('users').set({ role_id: 2 }).where('role_id', '=', 1).where('deleted_at', 'is', null).execute()
    const [one, other] = [await administrator(), await administrator()]
    const answers = await Promise.all([give(one, other, '2'), give(other, one, '2')])
    const left = await db.selectFrom('users').select('id').where('role_id', '=', 1).where('deleted_at', 'is', null).execute()
    expect([left.length, answers.filter(({ status }) => status === 200).length]).toEqual([1, 1])
    expect(answers.some(({ status }) => [401, 409].includes(status))).toBe(true)
  }
})
