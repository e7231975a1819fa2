import type { Language } from '../../kernel/languages.ts'
import { bandsWithin } from './error.rules.ts'
import { testStateOf } from './results.rules.ts'
import { bandOf } from './scoring.rules.ts'
import type { TestResult } from './vacancy-results.contract.ts'

/** A skill of a profile, with the points of the finished attempt that counts. */
export interface HeldTest {
  readonly uuid: string
  readonly has_dates: boolean
  readonly test_status: number
  readonly points: number | null
  readonly unrated: number | null
  /** The standard error of the points. */
  readonly error: number | null
  /** The number of questions of that attempt. */
  readonly questions: number | null
  /** The language of that attempt. */
  readonly language: Language | null
}

/** A person's result in the test of a skill; `held` is undefined when the skill is not on their profile (RES-03). */
export function testResultOf(held: HeldTest | undefined): TestResult {
  const points = held?.points ?? null
  const error = held?.error ?? null
  return {
    state: testStateOf({ hasTest: true, hasDates: held?.has_dates ?? false, testStatus: held?.test_status ?? null }),
    band: points === null ? null : bandOf(points),
    points,
    error,
    bands: points === null ? [] : bandsWithin({ points, error }),
    questions: points === null ? null : (held?.questions ?? null),
    language: points === null ? null : (held?.language ?? null),
    provisional: points !== null && (held?.unrated ?? 0) > 0,
    uuid: held?.uuid ?? null,
  }
}
