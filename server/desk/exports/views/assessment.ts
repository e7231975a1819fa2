import type { HealthView, ParityView } from '#domain/assessment/banks/banks.contract.ts'
import type { CandidateResults } from '#domain/assessment/results/vacancy-results.contract.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type Column, phoneColumn, type Setting, type Tables, tagColumns } from './table.ts'
import type { Words } from './texts.ts'

type Lists = 'results' | 'skills' | 'questions' | 'health' | 'parity' | 'textsToRate'

export const assessmentTables: Tables<Lists> = {
  // The skills are columns of their own.
  results: {
    peopleOf: ({ user }) => [user.uuid],
    columns: (setting, { skills }) => [
      [setting.of['results.vacancy_person'], ({ user }) => fullName(user.name, user.lastname)],
      ...skills.map(({ name }, place): Column<CandidateResults> => [name, ({ results }) => resultOf(results[place], setting.of)]),
      [setting.of['results.vacancy_points'], sumOfPoints],
      [setting.of['results.vacancy_applied'], (row) => setting.day(row.created_at)],
      phoneColumn<CandidateResults>(setting, ({ user }) => user.uuid),
      ...tagColumns<CandidateResults>(setting, ({ user }) => user.uuid),
    ],
  },
  skills: {
    columns: ({ of }) => [
      [of['skills.name'], (row) => row.name],
      [of['skills.name_language'], ({ name_language: language }) => (language ? of[`skills.name_language.${language}`] : '')],
      [of['skills.other_name'], (row) => row.other_name],
      [of['skills.about'], (row) => row.description],
      [of['skills.has_test'], (row) => of[`skills.has_test.${row.skill_test}`]],
      [of['skills.count_questions'], (row) => row.count_questions],
      [of['skills.status'], (row) => of[`skills.status.${row.status_skill}`]],
    ],
  },
  questions: {
    columns: ({ of }) => [
      [of['questions.question'], (row) => row.question],
      [of['questions.skills'], (row) => row.question_skills.map(({ skill }) => skill.name).join(', ')],
      [of['questions.type'], (row) => of[`questions.type.${row.type}`]],
      [of['questions.language'], (row) => of[`questions.language.${row.language}`]],
      [
        of['questions.status'],
        ({ ready, lacks }) => (ready ? of['questions.ready'] : lacks.map((lack) => of[`questions.lacks.${lack}`]).join(', ')),
      ],
    ],
  },
  health: {
    columns: ({ of }) => [
      [of['banks.question'], (row) => row.question],
      [of['banks.marks'], (row) => marksOf(row, of).join('; ')],
      [of['banks.asked'], (row) => row.asked],
      [of['banks.share'], (row) => row.share ?? ''],
      [of['banks.discrimination'], (row) => row.discrimination ?? ''],
      [of['banks.median'], (row) => row.median_seconds ?? ''],
    ],
  },
  parity: {
    columns: (setting) => [
      ...languages.flatMap((language) => sideColumns(setting, language)),
      [setting.of['banks.parity_gaps'], ({ gaps }) => gaps.map((gap) => setting.of[`banks.gap.${gap}`]).join('; ')],
    ],
  },
  textsToRate: {
    columns: ({ of }) => [
      [of['results.rating_question'], (row) => row.question],
      [of['results.rating_skills'], (row) => row.skills.join(', ')],
      [of['results.rating_language'], (row) => of[`results.language.${row.language}`]],
      [of['results.rating_waiting'], ({ waiting, waiting_capped }) => (waiting_capped ? `${waiting}+` : waiting)],
    ],
  },
}

const marksOf = ({ broken_at, marks }: HealthView, of: Words): string[] => [
  ...(broken_at === null ? [] : [of['banks.broken']]),
  ...marks.map((mark) => of[`banks.mark.${mark}`]),
]

function sumOfPoints({ results }: CandidateResults): number | '' {
  const points = results.flatMap((result) => (result.points === null ? [] : [result.points]))
  return points.length === 0 ? '' : points.reduce((sum, one) => sum + one, 0)
}

/** The band of a test with its points, or its state. */
function resultOf(result: CandidateResults['results'][number] | undefined, of: Words): string {
  if (!result) return ''
  const { band, points, state } = result
  return band === null || points === null ? of[`board.test.${state}`] : `${of[`attempts.band.${band}`]} ${points}`
}

/** A question of a pair in one language, with its figures. */
function sideColumns({ of }: Setting, language: (typeof languages)[number]): readonly Column<ParityView>[] {
  const columns: readonly Column<ParityView>[] = [
    [of['banks.question'], (row) => row[language]?.question ?? ''],
    [of['banks.asked'], (row) => row[language]?.asked ?? ''],
    [of['banks.share'], (row) => row[language]?.share ?? ''],
    [of['banks.discrimination'], (row) => row[language]?.discrimination ?? ''],
  ]
  return columns.map(([title, cellOf]) => [`${of[`banks.language.${language}`]}: ${title}`, cellOf])
}
