import { listHoldersEndpoint, listRolesEndpoint } from '#domain/people/roles/roles.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const rolesExports = {
  roles: exportedList(listRolesEndpoint, {
    columns: ({ of, day, yesOrNo }) => [
      [of['roles.name'], (row) => (row.built_in ? of[`roles.built_in.${row.built_in}`] : row.name)],
      [of['roles.about'], (row) => (row.built_in ? of[`roles.built_in_description.${row.built_in}`] : row.description)],
      [of['exports.limited'], (row) => yesOrNo(row.limited)],
      [of['roles.holders'], (row) => row.holders],
      [of['roles.updated_at'], (row) => day(row.updated_at)],
    ],
  }),
  holders: exportedList(listHoldersEndpoint, {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting) => [
      [setting.of['roles.person'], (row) => row.fullname],
      [setting.of['roles.email'], (row) => row.email],
      ...setting.factColumns<{ uuid: string }>(({ uuid }) => uuid),
    ],
  }),
}
