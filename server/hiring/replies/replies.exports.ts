import { listUnansweredEndpoint, type UnansweredReply } from '#domain/hiring/replies/correspondence.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const repliesExports = {
  unansweredReplies: exportedList(listUnansweredEndpoint, {
    peopleOf: ({ candidate }) => [candidate.uuid],
    columns: (setting) => {
      const { of, moment } = setting
      return [
        [of['replies.person'], ({ candidate }) => candidate.fullname],
        [of['replies.vacancy'], ({ card }) => card?.name_job ?? ''],
        [of['replies.subject'], (row) => row.subject],
        [of['replies.words'], (row) => row.text],
        [of['replies.received_at'], (row) => moment(row.at)],
        ...setting.factColumns<UnansweredReply>(({ candidate }) => candidate.uuid),
      ]
    },
  }),
}
