import { listWaitingQuestionsEndpoint } from '#domain/assessment/results/rating.contract.ts'
import { type CandidateResults, listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { type Column, exportedList } from '../../platform/exported-list.ts'
import type { Words } from '../../platform/texts.ts'

/** The columns of its lists as files (OUT-01). */
export const resultsExports = {
  // The skills are columns of their own.
  results: exportedList(listVacancyResultsEndpoint, {
    peopleOf: ({ user }) => [user.uuid],
    columns: (setting, { skills }) => [
      [setting.of['results.vacancy_person'], ({ user }) => fullName(user.name, user.lastname)],
      ...skills.map(({ name }, place): Column<CandidateResults> => [name, ({ results }) => resultOf(results[place], setting.of)]),
      [setting.of['results.vacancy_applied'], (row) => setting.day(row.created_at)],
      setting.phoneColumn<CandidateResults>(({ user }) => user.uuid),
      ...setting.tagColumns<CandidateResults>(({ user }) => user.uuid),
    ],
  }),
  textsToRate: exportedList(listWaitingQuestionsEndpoint, {
    columns: ({ of }) => [
      [of['results.rating_question'], (row) => row.question],
      [of['results.rating_skills'], (row) => row.skills.join(', ')],
      [of['results.rating_language'], (row) => of[`results.language.${row.language}`]],
      [of['results.rating_waiting'], ({ waiting, waiting_capped }) => (waiting_capped ? `${waiting}+` : waiting)],
    ],
  }),
}

/** The bands that a result reaches, with its points and their error (FAI-03), or the state of the test. */
function resultOf(result: CandidateResults['results'][number] | undefined, of: Words): string {
  if (!result) return ''
  const { bands, points, error, state } = result
  if (points === null) return of[`board.test.${state}`]
  const reached = bands.map((band) => of[`attempts.band.${band}`]).join(' / ')
  return `${reached} ${points}${error === null ? '' : ` ± ${Math.round(error)}`}`
}
