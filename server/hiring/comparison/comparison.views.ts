import { clearlyBelowInLanguage } from '#domain/assessment/results/comparison.rules.ts'
import { testResultOf } from '#domain/assessment/results/test-result.rules.ts'
import type { Compared, ComparedPerson, Comparison } from '#domain/hiring/comparison/comparison.contract.ts'
import { comparedStateOf } from '#domain/hiring/comparison/comparison.rules.ts'
import type { NamedVacancy } from '../../platform/named-vacancy.reads.ts'
import { inOrderOfQuestions } from '../screening-questions/answers.reads.ts'
import type { AskedRow } from '../shown-skills/shown-skills.reads.ts'
import type { ComparedRow, readCountsOfResults } from './comparison.reads.ts'

interface Parts {
  readonly vacancy: NamedVacancy
  /** The people by their ids, in the order of the columns. */
  readonly people: readonly string[]
  readonly rows: readonly ComparedRow[]
  /** What is asked, and known of those on the board. */
  readonly asked: readonly AskedRow[]
  readonly counts: Awaited<ReturnType<typeof readCountsOfResults>>
  /** Signs the path of a CV by its uuid; null for a viewer who may not read CVs. */
  readonly signedCv: (uuid: string) => string | null
}

/** People side by side, each with the same rows (SBS-01). */
export function presentComparison({ vacancy, people, rows, asked, counts, signedCv }: Parts): Comparison {
  const [first] = asked
  const [skills, criteria] = [first?.skills ?? [], first?.criteria ?? []]
  const questions = questionsOf(rows.filter((row) => isHere(row)))
  const results = asked.map((of) => skills.map(({ id }) => testResultOf(of.tests.find(({ skill_id }) => skill_id === id))))
  const below = skills.map(({ id }, place) => {
    const among = counts.filter(({ skill_id }) => skill_id === id).map(({ language, count }) => [language, count] as const)
    return clearlyBelowInLanguage(
      results.map((one) => one[place]),
      Object.fromEntries(among),
    )
  })
  const present = (row: ComparedRow): Compared | null => {
    const at = asked.findIndex(({ id }) => id === row.id)
    const own = asked[at]
    if (!own) return null
    return {
      card: row.uuid,
      stage: row.stage,
      cv: row.cv_uuid && signedCv(row.cv_uuid),
      notes: row.notes,
      results: results[at] ?? [],
      below: below.map((marked) => marked[at] === true),
      scorecards: [...own.skills, ...own.criteria].map(({ rated: { points, scale } }) =>
        scale === null || points.length === 0 ? null : { points: [...points], scale },
      ),
      blind: row.blind,
      answers: questions.map(({ text }) => {
        const answer = row.answers.find(({ question }) => question === text)
        return answer ? { values: [...answer.answer], knockout: answer.knockout } : null
      }),
    }
  }
  return {
    vacancy: { uuid: vacancy.uuid, name_job: vacancy.title, language: vacancy.language },
    skills: skills.map(({ name, has_test }) => ({ name, has_test })),
    criteria: criteria.map(({ name }) => name),
    questions,
    people: people.map((uuid): ComparedPerson => {
      const row = rows.find(({ user_uuid }) => user_uuid === uuid)
      const state = comparedStateOf(row)
      const [name, lastname] = [row?.first_name ?? '', row?.last_name ?? '']
      return { uuid, state, name, lastname, of: row && state === 'here' ? present(row) : null }
    }),
  }
}

export const isHere = (row: ComparedRow): boolean => comparedStateOf(row) === 'here'

/** The questions that somebody was asked, in their order, each once as it was asked. */
function questionsOf(rows: readonly ComparedRow[]): Comparison['questions'] {
  const asked = new Map<string, Comparison['questions'][number]>()
  for (const { question: text, kind } of inOrderOfQuestions(rows.flatMap(({ answers }) => answers)))
    if (!asked.has(text)) asked.set(text, { text, kind })
  return [...asked.values()]
}
