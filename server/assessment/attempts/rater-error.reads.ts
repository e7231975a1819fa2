import { sql } from 'kysely'
import {
  type ComparedCodes,
  doubleRatingsOf,
  type GivenRating,
  raterVariance,
  severityVariance,
} from '#domain/assessment/results/rater-error.rules.ts'
import type { Tx } from '../../platform/platform.ts'

/** So many of the latest second ratings say how much the raters of the site differ. */
const latestSecond = 2000

/** How often two people rated the same text, by their ratings. The person with the lower id comes first, so that differences keep their sign. */
async function readComparedCodes(tx: Tx): Promise<ComparedCodes[]> {
  const { rows } = await sql<ComparedCodes>`
    with second as (
      select attempt_id, position, rater_id, code from ratings
      where not counts and withdrawn_at is null order by id desc limit ${latestSecond}
    ), both_codes as (
      select least(first.rater_id, second.rater_id) as one, greatest(first.rater_id, second.rater_id) as other,
        case when first.rater_id < second.rater_id then first.code else second.code end as one_code,
        case when first.rater_id < second.rater_id then second.code else first.code end as other_code
      from second join ratings as first on first.attempt_id = second.attempt_id and first.position = second.position
        and first.counts and first.withdrawn_at is null
    )
    select one, other, one_code, other_code, count(*)::integer as texts from both_codes group by 1, 2, 3, 4`.execute(tx)
  return rows
}

/** The variance that the raters of an attempt's texts add to its points out of 100; zero without ratings (TRU-03). */
export async function readRaterVariance(tx: Tx, attemptId: number, questions: number): Promise<number> {
  const ratings: GivenRating[] = await tx
    .selectFrom('ratings')
    .innerJoin('attempt_questions as asked', (join) =>
      join.onRef('asked.attempt_id', '=', 'ratings.attempt_id').onRef('asked.position', '=', 'ratings.position'),
    )
    .where('ratings.attempt_id', '=', attemptId)
    .where('ratings.withdrawn_at', 'is', null)
    .where('asked.given', '=', false)
    .select(['ratings.position as text', 'ratings.rater_id as rater'])
    .execute()
  if (ratings.length === 0) return 0
  return raterVariance(ratings, questions, severityVariance(doubleRatingsOf(await readComparedCodes(tx))))
}
