import { listWithdrawnEndpoint, type WithdrawnView } from '#domain/hiring/applications/applications.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const applicationsExports = {
  withdrawn: exportedList(listWithdrawnEndpoint, {
    peopleOf: ({ user }) => [user.uuid],
    columns: (setting) => {
      const { of, day } = setting
      return [
        [of['withdrawn.person'], ({ user }) => fullName(user.name, user.lastname)],
        [of['withdrawn.email'], ({ user }) => user.email],
        [of['withdrawn.stage'], ({ stage }) => of[`board.stage.${stage}`]],
        [of['withdrawn.applied'], (row) => day(row.created_at)],
        [of['withdrawn.at'], (row) => day(row.withdrawn_at)],
        ...setting.factColumns<WithdrawnView>(({ user }) => user.uuid),
      ]
    },
  }),
}
