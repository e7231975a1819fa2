import { mostPictured } from '#domain/assessment/results/spread.rules.ts'
import { testResultOf } from '#domain/assessment/results/test-result.rules.ts'
import type { CandidateResults, ResultSpread } from '#domain/assessment/results/vacancy-results.contract.ts'
import type { CandidateResultsRow, readResultSpread } from './vacancy-results.reads.ts'

/** A candidate of a vacancy with one result for each test, in the order of `skills`. */
export function presentCandidate(row: CandidateResultsRow, skills: readonly { readonly id: number }[]): CandidateResults {
  return {
    user: { uuid: row.user_uuid, name: row.first_name, lastname: row.last_name },
    created_at: row.applied_at.toISOString(),
    results: skills.map(({ id }) => testResultOf(row.tests.find(({ skill_id }) => skill_id === id))),
  }
}

/** The counted points by skill; skills in which nobody has a result have none. */
export function presentSpread(
  { people, counts }: Awaited<ReturnType<typeof readResultSpread>>,
  skills: readonly { readonly id: number; readonly uuid: string; readonly name: string }[],
): ResultSpread {
  return {
    people: Math.min(people, mostPictured),
    more: people > mostPictured,
    skills: skills.map(({ id, uuid, name }) => ({
      uuid,
      name,
      points: counts.flatMap(({ skill_id, points, count }) => (skill_id === id ? [{ points, count }] : [])),
    })),
  }
}
