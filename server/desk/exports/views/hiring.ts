import type { WithdrawnView } from '#domain/hiring/applications/applications.contract.ts'
import type { Applicant } from '#domain/hiring/vacancies/applicants.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { factColumns, profileColumns, type Tables } from './table.ts'

type Lists = 'vacancies' | 'applicants' | 'withdrawn' | 'clients' | 'currencies' | 'templates' | 'reasons'

export const hiringTables: Tables<Lists> = {
  vacancies: {
    columns: ({ of, day }) => [
      [of['vacancies.column.name_job'], (row) => row.name_job],
      [of['vacancies.column.name_client'], (row) => row.name_client],
      [of['members.owner'], (row) => row.owner?.fullname ?? ''],
      [of['vacancies.column.priority_job'], (row) => of[`vacancies.priority.${row.priority_job}`]],
      [of['vacancies.column.type_job'], (row) => of[`vacancies.type.${row.type_job}`]],
      [of['vacancies.column.status_job'], (row) => of[`vacancies.state.${row.state}`]],
      [of['vacancies.column.language'], (row) => of[`vacancies.language.${row.language}`]],
      [of['vacancies.column.created_at'], (row) => day(row.created_at)],
      [of['vacancies.column.cant_vacant'], (row) => row.cant_vacant],
      [of['vacancies.column.skills'], (row) => row.skills.map(({ name }) => name).join(', ')],
      [of['vacancies.column.num_applied'], (row) => row.num_applied],
    ],
  },
  applicants: {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting) => {
      const { of, day } = setting
      return [
        [of['vacancies.applicants.name'], (row) => row.name],
        [of['vacancies.applicants.email'], (row) => row.email],
        [of['vacancies.applicants.created_at'], (row) => day(row.created_at)],
        [of['vacancies.applicants.stage'], (row) => of[`board.stage.${row.stage}`]],
        [of['vacancies.applicants.hired_at'], ({ hired_at }) => day(hired_at)],
        [
          of['applications.source'],
          ({ source }) => fillVariables(of[`applications.source.${source.kind}`], { name: source.name }),
        ],
        ...profileColumns<Applicant>(setting, ({ uuid }) => uuid),
        ...factColumns<Applicant>(setting, ({ uuid }) => uuid),
      ]
    },
  },
  withdrawn: {
    peopleOf: ({ user }) => [user.uuid],
    columns: (setting) => {
      const { of, day } = setting
      return [
        [of['withdrawn.person'], ({ user }) => fullName(user.name, user.lastname)],
        [of['withdrawn.email'], ({ user }) => user.email],
        [of['withdrawn.stage'], ({ stage }) => of[`board.stage.${stage}`]],
        [of['withdrawn.applied'], (row) => day(row.created_at)],
        [of['withdrawn.at'], (row) => day(row.withdrawn_at)],
        ...factColumns<WithdrawnView>(setting, ({ user }) => user.uuid),
      ]
    },
  },
  clients: {
    columns: ({ of, day }) => [
      [of['clients.name'], (row) => row.name_clients],
      [of['clients.location'], (row) => row.ubication_clients],
      [of['clients.created_at'], (row) => day(row.created_at)],
      [of['clients.status'], (row) => of[`clients.status.${row.status_clients}`]],
    ],
  },
  currencies: {
    columns: ({ of, day }) => [
      [of['currencies.code'], (row) => row.code],
      [of['currencies.name'], (row) => row.name],
      [of['currencies.updated_at'], (row) => day(row.updated_at)],
    ],
  },
  templates: {
    columns: ({ of }) => [
      [of['templates.subject'], (row) => row.subject],
      [of['templates.stage'], (row) => of[`board.stage.${row.board_name}`]],
      [of['templates.language'], (row) => of[`vacancies.language.${row.language}`]],
      [of['templates.status'], (row) => of[`templates.status.${row.default}`]],
      [of['templates.heading'], (row) => row.title],
      [of['templates.message'], (row) => row.message_beginning],
    ],
  },
  reasons: {
    columns: ({ of, day }) => [
      [of['reasons.name'], (row) => row.name],
      [of['reasons.updated_at'], (row) => day(row.updated_at)],
    ],
  },
}
