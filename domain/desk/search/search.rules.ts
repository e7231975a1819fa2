import { holds, type Permissions } from '../../kernel/permissions.ts'

export const mayFindPeople = { module: 'users', item: 'view' } as const
export const mayFindVacancies = { module: 'candidates', item: 'view' } as const

/** What the search in the bar of staff finds for somebody: what their role lets them see a list of. */
export const findableBy = (permissions: Permissions) => ({
  people: holds(permissions, mayFindPeople),
  vacancies: holds(permissions, mayFindVacancies),
})
