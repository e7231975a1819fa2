import { testResultOf } from '#domain/assessment/results/test-result.rules.ts'
import type { CandidateResults } from '#domain/assessment/results/vacancy-results.contract.ts'
import type { CandidateResultsRow } from './vacancy-results.reads.ts'

/** A candidate of a vacancy with one result for each test, in the order of `skills`. */
export function presentCandidate(row: CandidateResultsRow, skills: readonly { readonly id: number }[]): CandidateResults {
  return {
    user: { uuid: row.user_uuid, name: row.first_name, lastname: row.last_name },
    created_at: row.applied_at.toISOString(),
    results: skills.map(({ id }) => testResultOf(row.tests.find(({ skill_id }) => skill_id === id))),
  }
}
