import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { startTest } from '#domain/attempts/attempts.contract.ts'
import { questionsOfAttempt } from '#domain/attempts/attempts.contract.ts'
import { endOf, eventAtDeadline, isDue, refusalOfStart, timeLimitSeconds } from '#domain/attempts/attempts.rules.ts'
import { drawQuestions } from '#domain/attempts/drawing.rules.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { snapshotsOf } from '../questions/snapshots.writes.ts'
import { readBank, readStanding, type StandingRow, sourceOf } from './attempts.reads.ts'
import { factsOf } from './attempts.views.ts'
import { endAttempt } from './ending.writes.ts'

/** Where a test of the caller stands; an attempt whose time is over ends with being looked at. Undefined when the row is not theirs. */
export async function currentStanding(
  platform: Platform,
  person: Person,
  userSkillUuid: string,
): Promise<StandingRow | undefined> {
  const source = sourceOf(platform)
  const row = await readStanding(source, person, userSkillUuid)
  if (!row || !(await endIfDue(platform, row))) return row
  return readStanding(source, person, userSkillUuid)
}

/** Ends the attempt of a row when its time is over, and says whether it was. */
export async function endIfDue(
  { db, now }: Platform,
  row: Pick<StandingRow, 'attempt_id' | 'state' | 'ends_at' | 'time_limit_seconds'>,
): Promise<boolean> {
  const { attempt_id: id, state, ends_at: at, time_limit_seconds } = row
  if (id === null || state === null || at === null || !isDue({ state, endsAt: at }, now())) return false
  const event = eventAtDeadline(time_limit_seconds)
  await db.transaction().execute((tx) => endAttempt(tx, { id, event, at }))
  return true
}

/** A number from 0 to below 1 that nobody can foretell from those before it. */
const chance = () => randomInt(2 ** 32) / 2 ** 32

/**
 * Starts a test: draws ten questions and freezes them (TST-08, decision 30). One that runs goes on, so that starting twice, or
 * two hundred times at once, makes one attempt (TIM-02).
 */
export async function start(
  platform: Platform,
  person: Person,
  userSkillUuid: string,
  { language, window }: BodyOf<typeof startTest>,
): Promise<StandingRow | Refusal> {
  const row = await currentStanding(platform, person, userSkillUuid)
  if (!row) return refuse('errors.not_found')
  if (row.state === 'running') return row
  const bank = row.has_test && row.active ? await readBank(platform.db, row.skill_id, language, person.id) : []
  const refusal = refusalOfStart(factsOf(row, window, bank.length >= questionsOfAttempt))
  if (refusal) return refuse(refusal)

  const startedAt = platform.now()
  const limit = timeLimitSeconds({ timeLimitMinutes: row.time_limit_minutes, extraTimePercent: row.extra_time_percent })
  const questions = drawQuestions(bank, chance).map(({ id }) => id)
  await platform.db.transaction().execute(async (tx) => {
    const snapshots = await snapshotsOf(tx, questions)
    const drawn = questions.map((id) => ({ questionId: id, snapshotId: snapshots.get(id) as number }))
    await keepAttempt(
      tx,
      {
        user_id: person.id,
        skill_id: row.skill_id,
        user_skill_id: row.id,
        language,
        window_id: window,
        signals_agreed_at: startedAt,
        started_at: startedAt,
        ends_at: endOf(startedAt, limit, platform.config.attempts.expiryHours),
        time_limit_seconds: limit,
      },
      drawn,
    )
  })
  return (await readStanding(sourceOf(platform), person, userSkillUuid)) ?? refuse('errors.not_found')
}

interface NewAttempt {
  readonly user_id: number
  readonly skill_id: number
  readonly user_skill_id: number
  readonly language: 'es' | 'en'
  readonly window_id: string
  readonly signals_agreed_at: Date
  readonly started_at: Date
  readonly ends_at: Date
  readonly time_limit_seconds: number | null
}

/** Keeps an attempt with its questions, the first of them shown, unless one runs already: then nothing. */
async function keepAttempt(
  tx: Tx,
  attempt: NewAttempt,
  drawn: readonly { readonly questionId: number; readonly snapshotId: number }[],
): Promise<void> {
  const questions = sql<{ question_id: number; snapshot_id: number; place: number }>`unnest(
    ${drawn.map(({ questionId }) => questionId)}::bigint[], ${drawn.map(({ snapshotId }) => snapshotId)}::bigint[]
  ) with ordinality`
  await tx
    .with('attempt', (cte) =>
      cte
        .insertInto('attempts')
        .values(attempt)
        .onConflict((conflict) => conflict.columns(['user_id', 'skill_id']).where('state', '=', sql.lit('running')).doNothing())
        .returning(['id', 'started_at']),
    )
    .insertInto('attempt_questions')
    .columns(['attempt_id', 'position', 'question_id', 'snapshot_id', 'answer_order', 'shown_at'])
    .expression((from) =>
      from
        .selectFrom(['attempt', questions.as<'drawn'>(sql`drawn (question_id, snapshot_id, place)`)])
        .innerJoin('question_snapshots as copy', 'copy.id', 'drawn.snapshot_id')
        .select(['attempt.id', sql<number>`drawn.place - 1`.as('position'), 'drawn.question_id', 'drawn.snapshot_id'])
        .select([
          sql<number[]>`array(
            select place from generate_series(0, jsonb_array_length(copy.answers) - 1) as place order by random()
          )`.as('answer_order'),
          sql<Date | null>`case when drawn.place = 1 then attempt.started_at end`.as('shown_at'),
        ]),
    )
    .execute()
}
