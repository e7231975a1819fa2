import { testStateOf } from '#domain/results/results.rules.ts'
import { bandOf } from '#domain/results/scoring.rules.ts'
import type { CandidateResults } from '#domain/results/vacancy-results.contract.ts'
import type { CandidateResultsRow } from './vacancy-results.reads.ts'

/** A candidate of a vacancy with a cell for each of its tests, in the order of `skills`. */
export function presentCandidate(row: CandidateResultsRow, skills: readonly { readonly id: number }[]): CandidateResults {
  return {
    user: { uuid: row.user_uuid, name: row.first_name, lastname: row.last_name },
    created_at: row.applied_at.toISOString(),
    results: skills.map(({ id }) => presentCell(row.tests.find(({ skill_id }) => skill_id === id))),
  }
}

function presentCell(test: CandidateResultsRow['tests'][number] | undefined): CandidateResults['results'][number] {
  const points = test?.points ?? null
  return {
    state: testStateOf({ hasTest: true, hasDates: test?.has_dates ?? false, testStatus: test?.test_status ?? null }),
    band: points === null ? null : bandOf(points),
    points,
    provisional: points !== null && (test?.unrated ?? 0) > 0,
    uuid: test?.uuid ?? null,
  }
}
