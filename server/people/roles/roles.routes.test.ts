import { expect, test } from 'vitest'
import { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import {
  addRoleEndpoint,
  deleteRoleEndpoint,
  getRolePermissionsEndpoint,
  listHoldersEndpoint,
  listModulesEndpoint,
  listRolesEndpoint,
  lookUpModuleEndpoint,
  updateRoleEndpoint,
  updateRolePermissionsEndpoint,
} from '#domain/people/roles/roles.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()
const administrator = () => site.person({ role: 'administrator' })
const right = (module: Right['module'], item: Right['item']): Right => ({ module, item })
/** A person who manages roles and users, with more permissions if given. */
const roleManager = (...more: Right[]) =>
  site.person({
    role: [right('roles', 'view'), right('roles', 'change'), right('users', 'view'), right('users', 'change'), ...more],
  })
let made = 0
const words = () => ({ name: `Rol ${++made}`, description: 'Para una prueba' })

async function aRole(token: string, modules: object = {}) {
  return (await site.call(addRoleEndpoint, { token, body: { ...words(), ...modules } })).answer.data
}

/** The permissions of a role, e.g. 'clients:view'. */
async function rightsOf(token: string, id: string): Promise<string[]> {
  const { modules } = (await site.call(getRolePermissionsEndpoint, { token, params: { id } })).answer.data
  return modules.flatMap(({ title, permissions }) =>
    permissions.filter(({ visible_user }) => visible_user).map((one) => `${title}:${one.title}`),
  )
}

test('ROL-01 a role is added with the ticked modules, renamed and deleted, each with an audit row', async () => {
  const actor = await administrator()
  const { token } = actor
  expect((await site.call(addRoleEndpoint, { token, body: {} })).refusal.errors).toEqual({
    name: ['personal.error.name_required'],
    description: ['portfolio.error.description_required'],
  })
  const off = await aRole(token)
  expect(await rightsOf(token, off.uuid)).toEqual([])
  const role = await aRole(token, { module_1: 1, module_6: true, module_8: 0 })
  expect(role).toMatchObject({ built_in: null, holders: 0, grantable: true, version: 1 })
  expect(await rightsOf(token, role.uuid)).toEqual(['candidates:view', 'clients:view'])
  const byNumber = await aRole(token, { 1: 1, 6: '1', 8: 0 })
  expect(await rightsOf(token, byNumber.uuid)).toEqual(['candidates:view', 'clients:view'])
  const params = { id: String(role.id) }
  const body = { name: 'Aliadas', description: 'Ven los clientes', version: 1 }
  expect((await site.call(updateRoleEndpoint, { token, params, body })).answer.data).toMatchObject({
    name: 'Aliadas',
    version: 2,
  })
  expect((await site.call(updateRoleEndpoint, { token, params, body })).refusal.error_message).toBe('errors.stale')
  expect((await site.call(addRoleEndpoint, { token, body: { ...words(), name: 'ALIADAS' } })).refusal.errors).toEqual({
    name: ['roles.error.name_taken'],
  })
  expect((await site.call(deleteRoleEndpoint, { token, params })).answer.success_message).toBe('common.deleted')
  expect((await site.call(deleteRoleEndpoint, { token, params })).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['role.added', 'role.added', 'role.added', 'role.modified', 'role.deleted'])
})

test('ROL-01 built-in roles cannot change, and a role that somebody has cannot be deleted', async () => {
  const { token } = await administrator()
  for (const [index, built_in] of ['administrator', 'user', 'hired'].entries()) {
    const params = { id: String(index + 1) }
    const before = await rightsOf(token, params.id)
    const body = { ...words(), version: 1 }
    const permissions = [{ module_id: 6, id: 1 as const, visible_user: built_in !== 'administrator' }]
    for (const refused of [
      await site.call(updateRoleEndpoint, { token, params, body }),
      await site.call(updateRolePermissionsEndpoint, { token, params, body: { permissions, version: 1 } }),
      await site.call(deleteRoleEndpoint, { token, params }),
    ])
      expect([refused.status, refused.refusal.error_message]).toEqual([409, 'roles.error.built_in'])
    expect(await rightsOf(token, params.id)).toEqual(before)
  }
  const holder = await site.person({ role: [right('clients', 'view')] })
  const role = await site.platform.db.selectFrom('users').select('role_id').where('id', '=', holder.id).executeTakeFirstOrThrow()
  const params = { id: String(role.role_id) }
  expect((await site.call(deleteRoleEndpoint, { token, params })).refusal.error_message).toBe('errors.in_use')
  await site.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', holder.id).execute()
  expect((await site.call(deleteRoleEndpoint, { token, params })).status).toBe(200)
})

test('ROL-01 JOB-02 roles and the people with a role are listed with search, order and pages', async () => {
  const { token } = await administrator()
  const role = await site.person({ role: [right('clients', 'view')], firstName: 'Zoe', lastName: 'Abadía' })
  const { role_id } = await site.platform.db
    .updateTable('users')
    .set({ role_id: (eb) => eb.selectFrom('users').select('role_id').where('id', '=', role.id) })
    .where('id', 'in', [(await site.person({ firstName: 'Ana', lastName: 'Zuluaga' })).id, role.id])
    .returning('role_id')
    .executeTakeFirstOrThrow()
  const name = `Muestra ${++made}`
  const renamed = { name, description: 'Única', version: 1 }
  await site.call(updateRoleEndpoint, { token, params: { id: String(role_id) }, body: renamed })
  const find = async (query: object) => (await site.call(listRolesEndpoint, { token, query })).answer.data
  expect(await find({ q: 'unica' })).toMatchObject([{ name, holders: 2 }])
  expect((await find({ size: 3 })).map(({ built_in }) => built_in)).toEqual(['administrator', 'user', 'hired'])
  expect((await find({ sort: '-updated_at', size: 1 }))[0]).toMatchObject({ name })
  expect((await find({ sort: 'name', q: 'muestra unica' })).length).toBe(1)
  const who = async (query: object) =>
    (await site.call(listHoldersEndpoint, { token, params: { id: String(role_id) }, query })).answer.data.map(
      ({ fullname }) => fullname,
    )
  expect(await who({})).toEqual(['Zoe Abadía', 'Ana Zuluaga'])
  expect(await who({ sort: '-fullname', size: 1 })).toEqual(['Ana Zuluaga'])
  expect(await who({ q: 'abadia' })).toEqual(['Zoe Abadía'])
})

test('ROL-01 SPEC-80 a person who has not consented is a holder for staff with the module users', async () => {
  const [viewer, person] = [await site.person({ role: [right('users', 'view')] }), await site.person({ firstName: 'Velada' })]
  const { db } = site.platform
  const { role_id } = await db.selectFrom('users').select('role_id').where('id', '=', person.id).executeTakeFirstOrThrow()
  const found = async () => {
    const params = { id: String(role_id) }
    return (await site.call(listHoldersEndpoint, { token: viewer.token, params, query: { q: 'velada' } })).answer.total
  }
  expect(await found()).toBe(1)
  const waiting = { added_at: new Date(), consent_due_at: new Date(Date.now() + 86_400_000) }
  await db.updateTable('users').set(waiting).where('id', '=', person.id).execute()
  expect(await found()).toBe(1)
})

test('ROL-02 ACC-07 a switched permission takes effect at the next call of everybody with the role', async () => {
  const actor = await administrator()
  const { token } = actor
  const holder = await site.person({ role: [right('skillstest', 'view')] })
  const { role_id } = await site.platform.db
    .selectFrom('users')
    .select('role_id')
    .where('id', '=', holder.id)
    .executeTakeFirstOrThrow()
  const id = String(role_id)
  const clients = async () => (await site.call(listClientsEndpoint, { token: holder.token })).status
  const toggle = (version: number, ...items: [item: 1 | 2, visible_user: boolean][]) =>
    site.call(updateRolePermissionsEndpoint, {
      token,
      params: { id },
      body: { version, permissions: items.map(([item, visible_user]) => ({ module_id: 6, id: item, visible_user })) },
    })
  expect(await clients()).toBe(403)
  expect((await toggle(1, [2, true])).answer).toMatchObject({ success_message: 'roles.permissions_saved', data: { version: 2 } })
  expect(await rightsOf(token, id)).toEqual(['skillstest:view', 'clients:view', 'clients:change'])
  expect(await clients()).toBe(200)
  expect((await toggle(1, [1, false])).refusal.error_message).toBe('errors.stale')
  await toggle(2, [1, false])
  expect(await clients()).toBe(403)
  expect(await rightsOf(token, id)).toEqual(['skillstest:view'])
  expect(await site.auditOf(actor)).toEqual(['role.permissions_changed', 'role.permissions_changed'])
})

test('ACC-08 nobody gives, withdraws or deletes permissions they lack, or changes their own role', async () => {
  const keeper = await roleManager(right('clients', 'view'))
  const { token } = keeper
  const lacked = await site.call(addRoleEndpoint, { token, body: { ...words(), module_6: 1, module_9: 1 } })
  expect([lacked.status, lacked.refusal.error_message]).toEqual([403, 'roles.error.lacks'])
  const role = await aRole(token, { module_6: 1 })
  const rich = await aRole((await administrator()).token, { module_9: 1 })
  const toggle = (id: string, module_id: number, item: 1 | 2, visible_user: boolean) =>
    site.call(updateRolePermissionsEndpoint, {
      token,
      params: { id },
      body: { version: 1, permissions: [{ module_id, id: item, visible_user }] },
    })
  expect((await toggle(role.uuid, 6, 2, true)).refusal.error_message).toBe('roles.error.lacks')
  expect((await toggle(rich.uuid, 9, 1, false)).refusal.error_message).toBe('roles.error.lacks')
  expect((await toggle(rich.uuid, 6, 1, true)).status).toBe(200)
  expect(await rightsOf(token, rich.uuid)).toEqual(['clients:view', 'currencies:view'])
  const renamed = await site.call(updateRoleEndpoint, { token, params: { id: rich.uuid }, body: { ...words(), version: 2 } })
  const deleted = await site.call(deleteRoleEndpoint, { token, params: { id: rich.uuid } })
  expect([renamed, deleted].map(({ refusal }) => refusal.error_message)).toEqual(['roles.error.lacks', 'roles.error.lacks'])
  const own = await site.platform.db.selectFrom('users').select('role_id').where('id', '=', keeper.id).executeTakeFirstOrThrow()
  expect((await toggle(String(own.role_id), 6, 1, false)).refusal.error_message).toBe('roles.error.own')
  const { data } = (await site.call(listRolesEndpoint, { token })).answer
  expect(data.filter(({ grantable }) => grantable).map(({ uuid }) => uuid)).toContain(role.uuid)
  expect(data.filter(({ grantable }) => !grantable).map(({ uuid }) => uuid)).toContain(rich.uuid)
})

test('ROL-01 NAV-06 the modules are listed with the caller’s permissions in each', async () => {
  const { token } = await roleManager(right('notifications', 'view'))
  const { data } = (await site.call(listModulesEndpoint, { token })).answer
  expect(data.map(({ id, route, visible_user }) => [id, route, visible_user]).filter(([, , seen]) => seen)).toEqual([
    [4, '/admin/users', true],
    [7, '/roles/admin', true],
    [8, '/vacancies/admin/notifications', true],
  ])
  const look = (body: Record<string, unknown>) => site.call(lookUpModuleEndpoint, { token, body })
  expect((await look({ module_id: 8 })).answer.data).toEqual([
    { id: 1, title: 'view', visible_user: true },
    { id: 2, title: 'change', visible_user: false },
  ])
  expect((await look({ module_id: 10 })).status).toBe(422)
})
