import { expect, test } from 'vitest'
import {
  countWaitingTextsEndpoint,
  listWaitingQuestionsEndpoint,
  rateTextEndpoint,
  undoRatingEndpoint,
} from '#domain/assessment/results/rating.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { PermissionItem, Right } from '#domain/kernel/permissions.ts'
import { inviteColleagueEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { countDuplicatesEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import {
  addRoleEndpoint,
  getRolePermissionsEndpoint,
  listRolesEndpoint,
  updateRolePermissionsEndpoint,
} from '#domain/people/roles/roles.contract.ts'
import { deleteUserEndpoint, listDeletedUsersEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()
const users = (...items: PermissionItem[]): Right[] => items.map((item) => ({ module: 'users', item }))

const endpointsOf: readonly [PermissionItem, readonly Endpoint[]][] = [
  ['rate', [rateTextEndpoint, undoRatingEndpoint, listWaitingQuestionsEndpoint, countWaitingTextsEndpoint]],
  ['delete', [countDuplicatesEndpoint, deleteUserEndpoint, listDeletedUsersEndpoint, restoreUserEndpoint]],
  ['invite', [inviteColleagueEndpoint]],
]

test.each(endpointsOf)(
  'SPEC-15 ACC-04 %s is a permission of its own, which change and the others do not include',
  async (item, endpoints) => {
    const others = endpointsOf.map(([other]) => other).filter((other) => other !== item)
    const without = await site.person({ role: users('view', 'change', ...others) })
    const holder = await site.person({ role: users('view', item) })
    for (const endpoint of endpoints) {
      const statusOf = async ({ token }: { token: string }) => (await site.call(endpoint, { token, body: {} })).status
      expect([endpoint.path, await statusOf(without)]).toEqual([endpoint.path, 403])
      expect([endpoint.path, await statusOf(holder)]).not.toEqual([endpoint.path, 403])
    }
  },
)

test('AUTH-09 a person with only the permission to invite can list the roles', async () => {
  const { token } = await site.person({ role: users('view', 'invite') })
  expect((await site.call(listRolesEndpoint, { token })).status).toBe(200)
})

test('ROL-01 permissions on users are switched by number; a module without that item refuses it', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const { answer } = await site.call(addRoleEndpoint, { token, body: { name: 'Califica', description: 'Textos', module_4: 1 } })
  const params = { id: answer.data.uuid }
  const turnOn = (...permissions: { module_id: number; id: number }[]) =>
    site.call(updateRolePermissionsEndpoint, {
      token,
      params,
      body: { permissions: permissions.map((one) => ({ ...one, visible_user: 1 })) },
    })
  expect((await turnOn({ module_id: 3, id: 3 })).status).toBe(422)
  expect((await turnOn({ module_id: 4, id: 6 })).status).toBe(422)
  expect((await turnOn({ module_id: 4, id: 3 }, { module_id: 4, id: 5 })).status).toBe(200)
  const { modules } = (await site.call(getRolePermissionsEndpoint, { token, params })).answer.data
  expect(modules.find(({ id }) => id === 4)?.permissions.map(({ id, title, visible_user }) => [id, title, visible_user])).toEqual(
    [
      [1, 'view', true],
      [2, 'change', false],
      [3, 'rate', true],
      [4, 'delete', false],
      [5, 'invite', true],
    ],
  )
  expect(modules.find(({ id }) => id === 3)?.permissions).toHaveLength(2)
})
