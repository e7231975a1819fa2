import { sql } from 'kysely'
import { likertPoints } from '#domain/assessment/results/scoring.rules.ts'
import type { Platform, Tx } from '../platform/platform.ts'
import { demoRecruiter } from './demo-cast.ts'
import type { PlannedTest } from './demo-plan.ts'
import { insertNumbered, insertRows, known } from './demo-rows.ts'
import type { YearIds } from './demo-year-applications.ts'
import { type Banks, readBanks, type TakenQuestion, type TakenTest, takeTest } from './demo-year-tests.ts'

const window = '00000000-0000-4000-8000-0000000000de'
const hourMs = 3_600_000

interface AddedTest extends TakenTest {
  readonly id: number
  readonly userId: number
  readonly skillId: number
}

/** Adds the tests of the year in the order in which they were taken, with the ratings of their texts. */
export async function addYearTests(tx: Tx, platform: Platform, planned: readonly PlannedTest[], ids: YearIds): Promise<void> {
  const inOrder = planned.toSorted((one, other) => one.began.getTime() - other.began.getTime())
  const banks = await readBanks(tx, platform, [...new Set(planned.map(({ skill }) => skill))])
  const added = await addAttempts(
    tx,
    inOrder.map((test) => takeTest(test, banks)),
    { ids, banks },
  )
  const questions = added.flatMap(({ id, questions }) =>
    questions.map((question, position) => ({ attempt_id: id, position, question })),
  )
  await insertRows(
    tx,
    'attempt_questions',
    questions.map(({ attempt_id, position, question: { ratings: _, ...columns } }) => ({ attempt_id, position, ...columns })),
  )
  await addRatings(tx, added, ids)
}

async function addAttempts(
  tx: Tx,
  taken: readonly TakenTest[],
  { ids, banks }: { readonly ids: YearIds; readonly banks: Banks },
): Promise<AddedTest[]> {
  const named = taken.map((one) => ({
    ...{ ...one, userId: known(ids.people, one.test.person.number), skillId: known(banks.skills, one.test.skill) },
    status: one.unrated === null ? 0 : one.unrated > 0 ? 2 : 1,
  }))
  const facts = named.map(({ userId, skillId, status }) => ({ userId, skillId, status }))
  const { rows } = await sql<{ id: number; user_id: number; skill_id: number }>`
    update user_skills set test_status = given.status, only_required = false, from_date = '2021-02-01', to_date = '2024-08-01'
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given ("userId" bigint, "skillId" bigint, status integer)
    where user_skills.user_id = given."userId" and user_skills.skill_id = given."skillId"
    returning user_skills.id, user_skills.user_id, user_skills.skill_id`.execute(tx)
  const ownSkill = new Map(rows.map((row) => [`${row.user_id} ${row.skill_id}`, Number(row.id)]))
  const numbers = await insertNumbered(
    tx,
    'attempts',
    named.map(({ test, state, endsAt, finishedAt, points, error, unrated, userId, skillId }) => ({
      ...{
        user_id: userId,
        skill_id: skillId,
        user_skill_id: known(ownSkill, `${userId} ${skillId}`),
        language: test.person.language,
      },
      ...{
        state,
        signals_agreed_at: test.began,
        started_at: test.began,
        ends_at: endsAt,
        finished_at: finishedAt,
        window_id: window,
      },
      ...{
        points,
        points_error: error,
        unrated,
        device: test.person.number % 4 === 0 ? ('phone' as const) : ('computer' as const),
      },
      ...(test.explanation &&
        finishedAt && { explanation: test.explanation, explained_at: new Date(finishedAt.getTime() + hourMs / 12) }),
    })),
  )
  return named.map((one, place) => ({ ...one, id: numbers[place] ?? 0 }))
}

/** The ratings with what they changed, and the texts that wait for one. */
async function addRatings(tx: Tx, added: readonly AddedTest[], { colleagues }: YearIds): Promise<void> {
  const texts = added.flatMap(({ id, questions, finishedAt, state }) =>
    questions.flatMap((question, position) =>
      state === 'finished' && finishedAt && question.annotation !== null
        ? [{ place: { attempt_id: id, position }, question, finishedAt }]
        : [],
    ),
  )
  const waiting = texts.filter(({ question }) => question.ratings.length === 0)
  await insertRows(
    tx,
    'texts_to_rate',
    waiting.map(({ place, question, finishedAt }) => ({ ...place, question_id: question.question_id, since: finishedAt })),
  )
  const raters = [...colleagues].filter(([address]) => address !== 'admin@demo.test').map(([, { id }]) => id)
  const rated = texts.flatMap(({ place, question, finishedAt }) => {
    const first = raters[place.attempt_id % 3 === 0 ? 1 : 0] ?? known(colleagues, demoRecruiter.email).id
    const second = raters.find((rater) => rater !== first) ?? first
    return question.ratings.map((code, nth) => ({
      ...{ place, question, code, counts: nth === 0, rater: nth === 0 ? first : second, at: ratedAt(finishedAt, nth) },
    }))
  })
  const numbers = await insertNumbered(
    tx,
    'ratings',
    rated.map(({ place, question, code, counts, rater, at }) => ({
      ...place,
      ...{ question_id: question.question_id, rater_id: rater, code, counts, rated_at: at },
    })),
  )
  await insertRows(
    tx,
    'point_changes',
    rated
      .filter(({ counts }) => counts)
      .map(({ place, code, rater, at }) => ({
        ...place,
        former_points: null,
        points: likertPoints(code),
        reason: 'rated' as const,
        actor_id: rater,
        at,
      })),
  )
  await addRatingAudit(tx, rated, numbers)
}

/** On the morning after the test, which people take in the evening. */
const ratedAt = (finishedAt: Date, nth: number) => new Date(finishedAt.getTime() + (13 + 2 * nth) * hourMs)

interface Rated {
  readonly place: { readonly position: number }
  readonly question: TakenQuestion
  readonly code: string
  readonly rater: number
  readonly at: Date
}

async function addRatingAudit(tx: Tx, rated: readonly Rated[], ids: readonly number[]): Promise<void> {
  await insertRows(
    tx,
    'audit_log',
    rated.map(({ place, code, rater, at }, nth) => ({
      ...{ actor_id: rater, action: 'rating.given', subject_type: 'rating', subject_id: ids[nth] ?? null, at },
      detail: JSON.stringify({ position: place.position, code }),
    })),
  )
}
