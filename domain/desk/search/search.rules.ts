import { holds, type Permissions } from '../../kernel/permissions.ts'

export const mayFindPeople = { module: 'users', item: 'view' } as const
export const mayFindVacancies = { module: 'candidates', item: 'view' } as const
export const mayFindClients = { module: 'clients', item: 'view' } as const

/** What the staff search finds for a role: the records whose list the role may see. */
export const findableBy = (permissions: Permissions) => ({
  people: holds(permissions, mayFindPeople),
  vacancies: holds(permissions, mayFindVacancies),
  clients: holds(permissions, mayFindClients),
})
