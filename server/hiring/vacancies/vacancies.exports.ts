import { answersAsText } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { type Applicant, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { listVacanciesEndpoint, type StaffVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { type Column, exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const vacanciesExports = {
  vacancies: exportedList<typeof listVacanciesEndpoint, StaffVacancy>(listVacanciesEndpoint, {
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
  }),
  applicants: exportedList(listApplicantsEndpoint, {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting, { asks, steps, asked }) => {
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
        ...(steps.length > 0 ? ([[of['steps.step'], ({ step }) => step?.name ?? '']] satisfies Column<Applicant>[]) : []),
        ...(asks
          ? ([
              [of['screening.answers'], ({ screening }) => answersAsText(screening.answers, of)],
              [of['screening.knockouts'], ({ screening }) => screening.knockouts.join('; ')],
            ] satisfies Column<Applicant>[])
          : []),
        ...(asked > 0
          ? ([
              [of['shown.title'], ({ shown }) => fillVariables(of['shown.of'], { shown: String(shown), asked: String(asked) })],
            ] satisfies Column<Applicant>[])
          : []),
        ...setting.profileColumns<Applicant>(({ uuid }) => uuid),
        ...setting.factColumns<Applicant>(({ uuid }) => uuid),
      ]
    },
  }),
}
