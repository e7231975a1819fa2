import { useQuery } from '@tanstack/react-query'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type {
  addRoleEndpoint,
  changeRoleOfEndpoint,
  deleteRoleEndpoint,
  getRolePermissionsEndpoint,
  listHoldersEndpoint,
  listRolesEndpoint,
  RoleView,
  updateRoleEndpoint,
  updateRolePermissionsEndpoint,
} from '#domain/people/roles/roles.contract.ts'
import { request } from '../../platform/client/request.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

const path = '/api/roles'

/** The roles, a page at a time (ROL-01). */
export const useRoles = () => useList<typeof listRolesEndpoint>(path, { sort: 'id' })

/** The roles for a select list, up to its limit. */
export const useRoleOptions = () =>
  useQuery({
    queryKey: [path, 'options'],
    queryFn: async ({ signal }) =>
      (await request<typeof listRolesEndpoint>('GET', path, { query: { sort: 'name' }, signal })).data,
  })

/** The people with a role, a page at a time. */
export const useHolders = ({ uuid }: RoleView) =>
  useList<typeof listHoldersEndpoint>('/api/roles/:id/users', { sort: 'fullname', params: { id: uuid }, name: 'holders' })

export const useRolePermissions = ({ uuid }: RoleView) =>
  useRecord<typeof getRolePermissionsEndpoint>('/api/roles/permissions/:id', { id: uuid })

/** Adds, saves and deletes a role, switches its permissions and gives it to a person. */
export function useRoleChanges() {
  const send = useChanges(path, '/api/roles/permissions/:id', '/api/roles/:id/users', '/api/users', '/api/users/:uuid')
  return {
    add: (body: BodyInput<typeof addRoleEndpoint>) => send<typeof addRoleEndpoint>('POST', path, { body }),
    save: ({ uuid, version }: RoleView, { name, description }: BodyInput<typeof addRoleEndpoint>) =>
      send<typeof updateRoleEndpoint>('PUT', '/api/roles/:id', { params: { id: uuid }, body: { name, description, version } }),
    remove: ({ uuid }: RoleView) => send<typeof deleteRoleEndpoint>('DELETE', '/api/roles/:id', { params: { id: uuid } }),
    allow: ({ uuid, version }: RoleView, permissions: BodyInput<typeof updateRolePermissionsEndpoint>['permissions']) =>
      send<typeof updateRolePermissionsEndpoint>('PUT', '/api/roles/permissions/:id', {
        params: { id: uuid },
        body: { permissions, version },
      }),
    giveTo: (uuid_user: string, new_role_id: string) =>
      send<typeof changeRoleOfEndpoint>('POST', '/api/roles/user', { body: { new_role_id, uuid_user } }),
  }
}
