import { useQuery } from '@tanstack/react-query'
import { listColleaguesEndpoint } from '#domain/hiring/members/members.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import {
  addRoleEndpoint,
  changeRoleOfEndpoint,
  deleteRoleEndpoint,
  getRolePermissionsEndpoint,
  listHoldersEndpoint,
  listRolesEndpoint,
  type RoleView,
  requireFactorEndpoint,
  updateRoleEndpoint,
  updateRolePermissionsEndpoint,
} from '#domain/people/roles/roles.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The roles, a page at a time (ROL-01). */
export const useRoles = () => useList(listRolesEndpoint, { sort: 'id' })

/** The roles for a select list, up to its limit. */
export const useRoleOptions = () =>
  useQuery({
    queryKey: queryKey(listRolesEndpoint, 'options'),
    queryFn: async ({ signal }) => (await call(listRolesEndpoint, { query: { sort: 'name' }, signal })).data,
  })

/** Whether the reader may give a role that colleagues have: not that of candidates. */
export const isGrantableToColleagues = ({ grantable, built_in }: Pick<RoleView, 'grantable' | 'built_in'>): boolean =>
  grantable && (!built_in || built_in === 'administrator')

/** The people with a role, a page at a time. */
export const useHolders = ({ uuid }: RoleView) =>
  useList(listHoldersEndpoint, { sort: 'fullname', params: { id: uuid }, name: 'holders' })

export const useRolePermissions = ({ uuid }: RoleView) => useRecord(getRolePermissionsEndpoint, { id: uuid })

/** Adds, saves and deletes a role, switches its permissions and gives it to a person. */
export function useRoleChanges() {
  // A colleague is somebody whose role sees vacancies.
  const send = useChanges(
    ...[listRolesEndpoint, getRolePermissionsEndpoint, listHoldersEndpoint, listUsersEndpoint, getUserEndpoint],
    listColleaguesEndpoint,
  )
  return {
    add: (body: BodyInput<typeof addRoleEndpoint>) => send(addRoleEndpoint, { body }),
    save: ({ uuid, version }: RoleView, { name, description, limited }: BodyInput<typeof addRoleEndpoint>) =>
      send(updateRoleEndpoint, { params: { id: uuid }, body: { name, description, limited, version } }),
    remove: ({ uuid }: RoleView) => send(deleteRoleEndpoint, { params: { id: uuid } }),
    requireFactor: ({ uuid }: RoleView, required: boolean) =>
      send(requireFactorEndpoint, { params: { id: uuid }, body: { required } }),
    allow: ({ uuid, version }: RoleView, permissions: BodyInput<typeof updateRolePermissionsEndpoint>['permissions']) =>
      send(updateRolePermissionsEndpoint, {
        params: { id: uuid },
        body: { permissions, version },
      }),
    giveTo: (uuid_user: string, new_role_id: string) => send(changeRoleOfEndpoint, { body: { new_role_id, uuid_user } }),
  }
}
