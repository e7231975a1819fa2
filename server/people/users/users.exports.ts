import { listDeletedUsersEndpoint, listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const usersExports = {
  users: exportedList(listUsersEndpoint, {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting) => {
      const { of, day, yesOrNo } = setting
      return [
        [of['users.name'], (row) => row.fullname],
        [of['users.email'], (row) => row.email],
        [of['exports.confirmed'], (row) => yesOrNo(row.confirmed)],
        [of['users.role'], (row) => (row.built_in ? of[`roles.built_in.${row.built_in}`] : row.role)],
        [of['users.filter_type'], (row) => (row.user_type ? of[`users.type_one.${row.user_type}`] : '')],
        [of['users.available'], (row) => yesOrNo(row.avalaible_strut === 'Y')],
        [of['users.hired'], (row) => yesOrNo(row.hired_strut === 'Y')],
        [of['users.created_at'], (row) => day(row.created_at)],
        setting.consentColumn(({ consent_due_at }) => consent_due_at === null),
        [of['users.no_contact'], (row) => yesOrNo(row.no_contact)],
        ...setting.profileColumns<{ uuid: string }>(({ uuid }) => uuid),
        ...setting.factColumns<{ uuid: string }>(({ uuid }) => uuid),
      ]
    },
  }),
  // The facts of deleted people are about to be erased, and nobody sees them (SPEC-54).
  deletedUsers: exportedList(listDeletedUsersEndpoint, {
    columns: ({ of, day }) => [
      [of['users.name'], (row) => row.fullname],
      [of['users.email'], (row) => row.email],
      [of['users.reason'], (row) => row.reason],
      [of['users.deleted_at'], (row) => day(row.deleted_at)],
      [of['users.erase_at'], (row) => day(row.erase_at)],
    ],
  }),
}
