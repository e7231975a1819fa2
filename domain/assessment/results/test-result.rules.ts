import { testStateOf } from './results.rules.ts'
import { bandOf } from './scoring.rules.ts'
import type { TestResult } from './vacancy-results.contract.ts'

/** What a profile has of a skill, with the figures of the finished attempt that counts. */
export interface HeldTest {
  readonly uuid: string
  readonly has_dates: boolean
  readonly test_status: number
  readonly points: number | null
  readonly unrated: number | null
}

/** How somebody did in the test of a skill that has one; `held` is undefined where the skill is not on their profile (RES-03). */
export function testResultOf(held: HeldTest | undefined): TestResult {
  const points = held?.points ?? null
  return {
    state: testStateOf({ hasTest: true, hasDates: held?.has_dates ?? false, testStatus: held?.test_status ?? null }),
    band: points === null ? null : bandOf(points),
    points,
    provisional: points !== null && (held?.unrated ?? 0) > 0,
    uuid: held?.uuid ?? null,
  }
}
