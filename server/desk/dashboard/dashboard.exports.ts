import {
  listFailedEmailsEndpoint,
  listWaitingPeopleEndpoint,
  type WaitingPerson,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { shownReceiver } from '#domain/mail/mail.rules.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const dashboardExports = {
  waitingPeople: exportedList(listWaitingPeopleEndpoint, {
    peopleOf: ({ uuid_user }) => [uuid_user],
    columns: (setting) => {
      const { of, day, momentText } = setting
      return [
        [of['dashboard.person'], (row) => row.fullname],
        [of['dashboard.vacancy'], (row) => row.name_job],
        [of['dashboard.stage'], (row) => of[`board.stage.${row.name_board}`]],
        [of['dashboard.told'], (row) => of[`board.stage.${row.notified_stage}`]],
        [of['dashboard.queued_at'], (row) => day(row.notified_at)],
        [
          of['dashboard.interview_at'],
          ({ asked }) => (asked ? `${momentText(asked.starts_at, asked.time_zone)} (${asked.time_zone})` : ''),
        ],
        [of['dashboard.interview_note'], ({ asked }) => asked?.note ?? ''],
        ...setting.factColumns<WaitingPerson>(({ uuid_user }) => uuid_user),
      ]
    },
  }),
  failedEmails: exportedList(listFailedEmailsEndpoint, {
    columns: ({ of, moment }) => [
      [of['dashboard.subject'], (row) => row.subject],
      [of['dashboard.to'], (row) => shownReceiver(row.to_name, row.to_address)],
      [of['dashboard.error'], (row) => row.error],
      [of['dashboard.queued_at'], (row) => moment(row.queued_at)],
    ],
  }),
}
