import type { AuditEntry } from '#domain/desk/audit/audit.contract.ts'
import type { WaitingPerson } from '#domain/desk/dashboard/dashboard.contract.ts'
import type { FigurePerson } from '#domain/desk/figures/figures.contract.ts'
import { updateWords } from '#domain/desk/updates/updates.rules.ts'
import type { UnansweredReply } from '#domain/hiring/replies/correspondence.contract.ts'
import { fillVariables, shownReceiver } from '#domain/mail/mail.rules.ts'
import { factColumns, type Tables } from './table.ts'
import type { Words } from './texts.ts'

type Lists = 'audit' | 'contactMessages' | 'waitingPeople' | 'failedEmails' | 'unansweredReplies' | 'figurePeople' | 'notices'

export const deskTables: Tables<Lists> = {
  audit: {
    columns: ({ of, moment }) => [
      [of['audit.what'], ({ action }) => wordOf(of, `audit.action.${action}`, action)],
      [of['audit.on'], ({ subject }) => subject.name],
      [of['audit.detail'], (row) => detailOf(row, of)],
      [of['audit.who'], ({ actor }) => actor?.fullname ?? of['audit.system']],
      [of['audit.when'], ({ at }) => moment(at)],
    ],
  },
  contactMessages: {
    columns: ({ of, moment }) => [
      [of['contactus.column.fullname'], (row) => row.fullname],
      [of['contactus.column.email'], (row) => row.email],
      [of['contactus.column.phone'], (row) => row.phone],
      [of['contactus.column.message'], (row) => row.message],
      [of['contactus.column.status'], (row) => of[`contactus.status.${row.status_message}`]],
      [of['contactus.column.created_at'], (row) => moment(row.created_at)],
    ],
  },
  waitingPeople: {
    peopleOf: ({ uuid_user }) => [uuid_user],
    columns: (setting) => {
      const { of, day, momentText } = setting
      return [
        [of['dashboard.person'], (row) => row.fullname],
        [of['dashboard.vacancy'], (row) => row.name_job],
        [of['dashboard.stage'], (row) => of[`board.stage.${row.name_board}`]],
        [of['dashboard.told'], (row) => of[`board.stage.${row.told}`]],
        [of['dashboard.queued_at'], (row) => day(row.told_at)],
        [
          of['dashboard.interview_at'],
          ({ asked }) => (asked ? `${momentText(asked.starts_at, asked.time_zone)} (${asked.time_zone})` : ''),
        ],
        [of['dashboard.interview_note'], ({ asked }) => asked?.note ?? ''],
        ...factColumns<WaitingPerson>(setting, ({ uuid_user }) => uuid_user),
      ]
    },
  },
  failedEmails: {
    columns: ({ of, moment }) => [
      [of['dashboard.subject'], (row) => row.subject],
      [of['dashboard.to'], (row) => shownReceiver(row.to_name, row.to_address)],
      [of['dashboard.error'], (row) => row.error],
      [of['dashboard.queued_at'], (row) => moment(row.queued_at)],
    ],
  },
  unansweredReplies: {
    peopleOf: ({ candidate }) => [candidate.uuid],
    columns: (setting) => {
      const { of, moment } = setting
      return [
        [of['replies.person'], ({ candidate }) => candidate.fullname],
        [of['replies.vacancy'], ({ card }) => card?.name_job ?? ''],
        [of['replies.subject'], (row) => row.subject],
        [of['replies.words'], (row) => row.text],
        [of['replies.received_at'], (row) => moment(row.at)],
        ...factColumns<UnansweredReply>(setting, ({ candidate }) => candidate.uuid),
      ]
    },
  },
  figurePeople: {
    peopleOf: ({ person }) => (person ? [person.uuid] : []),
    columns: (setting) => {
      const { of, day } = setting
      const nobody = (isDeleted: boolean) => of[isDeleted ? 'figures.deleted_person' : 'figures.hidden_person']
      return [
        [of['figures.person'], ({ person, is_deleted }) => person?.fullname ?? nobody(is_deleted)],
        [of['figures.vacancy'], (row) => row.name_job],
        [of['figures.applied_at'], (row) => day(row.applied_at)],
        [of['figures.outcome'], ({ outcome }) => of[`figures.outcome.${outcome}`]],
        [of['figures.days_column'], ({ days }) => days ?? ''],
        ...factColumns<FigurePerson>(setting, ({ person }) => person?.uuid),
      ]
    },
  },
  notices: {
    columns: ({ of, say, moment }) => [
      [of['notices.column.what'], (row) => updateWords(say, row)],
      [of['notices.column.vacancy'], ({ vacancy }) => vacancy?.name_job ?? ''],
      [of['notices.column.at'], ({ at }) => moment(at)],
      [of['notices.column.status'], ({ read }) => of[`notices.status.${read ? 'read' : 'unread'}`]],
    ],
  },
}

/** What an entry of the audit says besides its action and its record. */
function detailOf({ from, to, reason, facts }: AuditEntry, of: Words): string {
  const change = from !== null && to !== null ? `${from} → ${to}` : (to ?? from)
  const told = facts.map(({ fact, values }) => fillVariables(of[`audit.fact.${fact}`], { value: values.join(', ') }))
  return [change, reason, ...told].filter(Boolean).join('; ')
}

/** A text of a key that is made of data; the data itself where no text has the key. */
const wordOf = (of: Words, key: string, otherwise: string): string => (of as Readonly<Record<string, string>>)[key] ?? otherwise
