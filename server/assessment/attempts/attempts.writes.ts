import { randomInt, randomUUID } from 'node:crypto'
import { type InsertObject, sql } from 'kysely'
import { endOf, eventAtDeadline, isDue, refusalOfStart, timeLimitSeconds } from '#domain/assessment/attempts/attempts.rules.ts'
import { type DeviceClass, systemsOfClass } from '#domain/assessment/attempts/device.rules.ts'
import { drawTest } from '#domain/assessment/attempts/drawing.rules.ts'
import { isOfFixedLength, lengthOfTest, questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { DB } from '../../database/schema.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readSettings } from '../../platform/settings.ts'
import { snapshotsOf } from '../questions/snapshots.writes.ts'
import { addMissingDates } from '../skills/user-skills.writes.ts'
import { type BankRow, type EndedRow, readBank, readEnded, readTest, type TestRow } from './attempts.reads.ts'
import { testFactsOf } from './attempts.views.ts'
import { endAttempt } from './ending.writes.ts'

// Triggers follow every write of attempts: attempts_inserted_figures and attempts_updated_figures mark the figures of the person's vacancies to
// be counted again, note_attempt notes when the person was last active.

/** Reads the state of a test of the caller, after ending an overdue attempt; undefined when the row is not theirs. */
export async function refreshTest(platform: Platform, person: Person, userSkillUuid: string): Promise<TestRow | undefined> {
  const row = await readTest(platform, person, userSkillUuid)
  if (!row || !(await endIfDue(platform, row))) return row
  return readTest(platform, person, userSkillUuid)
}

/** Ends the attempt of a row when it is overdue. Resolves to whether it was overdue. */
export async function endIfDue(
  { db, now }: Platform,
  row: Pick<TestRow, 'attempt_id' | 'state' | 'ends_at' | 'time_limit_seconds'>,
): Promise<boolean> {
  const { attempt_id: id, state, ends_at: at, time_limit_seconds } = row
  if (id === null || state === null || at === null || !isDue({ state, endsAt: at }, now())) return false
  const event = eventAtDeadline(time_limit_seconds)
  await db.transaction().execute((tx) => endAttempt(tx, { id, event, at }))
  return true
}

/** An unpredictable number from 0 up to, but not including, 1. */
const randomFraction = () => randomInt(2 ** 32) / 2 ** 32

interface Start {
  readonly language: Language
  /** The only window that may answer; undefined leaves the attempt open to any window. */
  readonly window: string | undefined
  /** Whether to take a finished test once more. */
  readonly again?: boolean | undefined
  /** The dates of experience, which the profile takes where it has none. */
  readonly dates?: { readonly from_date: string; readonly to_date: string } | undefined
}

/**
 * Starts a test: draws its questions, balanced by their difficulties (FAI-02), and stores their snapshots (TST-08, SPEC-30). First it stores
 * the dates that the profile lacks (TST-10). A running test is resumed, so that simultaneous starts make one attempt (TIM-02).
 */
export async function start(
  platform: Platform,
  person: Person,
  userSkillUuid: string,
  { language, window, again, dates }: Start,
): Promise<TestRow | Refusal> {
  const row = await refreshTest(platform, person, userSkillUuid)
  if (!row) return refuse('errors.not_found')
  if (row.state === 'running') return row
  const bank = row.has_test && row.active ? await readBank(platform, row.skill_id, language, person.id) : []
  const facts = testFactsOf(row, window, bank.length >= questionsOfAttempt)
  const addsDates = facts.datesMissing && dates !== undefined
  const refusal = refusalOfStart({ ...facts, datesMissing: facts.datesMissing && !addsDates }, again)
  if (refusal) return refuse(refusal)
  const unkept = addsDates ? await addMissingDates(platform, person, row, dates) : undefined
  if (unkept) return unkept

  const startedAt = platform.now()
  const { testExpiryHours } = await readSettings(platform)
  const limit = timeLimitSeconds({ timeLimitMinutes: row.time_limit_minutes, extraTimePercent: row.extra_time_percent })
  const attempt = {
    user_id: person.id,
    skill_id: row.skill_id,
    user_skill_id: row.id,
    language,
    // Without a window, a random id keeps the column filled.
    window_id: window ?? randomUUID(),
    signals_agreed_at: startedAt,
    started_at: startedAt,
    ends_at: endOf(startedAt, limit, testExpiryHours),
    time_limit_seconds: limit,
    device: deviceOf(person),
    extra_time: limit === null ? null : row.extra_time_percent > 0,
    point_limits: isOfFixedLength(lengthOfTest(row.point_limits, kindsOf(bank))) ? [] : row.point_limits,
    difficulty_run_id: bank.find(({ runId }) => runId !== null)?.runId ?? null,
  }
  await plannedOnce(
    platform.db,
    attemptStatement(platform.db, attempt, await withSnapshots(platform, drawTest(bank, row.point_limits, randomFraction))),
  )
  const started = await readTest(platform, person, userSkillUuid)
  // Without an attempt the account was closed meanwhile.
  return started && started.state !== null ? started : refuse('errors.not_found')
}

const kindsOf = (bank: readonly BankRow[]) => {
  const text = bank.filter(({ type }) => type === 'text').length
  return { text, select: bank.length - text }
}

/** The class of the device of the caller's session, by the system that the session names; null for an unknown one (FAI-06). */
const deviceOf = ({ sessionId }: Person) => sql<DeviceClass | null>`(
  select case when system = any(${systemsOfClass.computer}) then 'computer' when system = any(${systemsOfClass.phone}) then 'phone' end
  from sessions where id = ${sessionId}
)`

type DrawnQuestion = Pick<BankRow, 'id'> & { readonly snapshotId: number | undefined }

/** Adds the snapshot of each question, and makes the missing ones. */
async function withSnapshots({ db }: Platform, questions: readonly BankRow[]): Promise<DrawnQuestion[]> {
  const missing = questions.filter(({ snapshotId }) => snapshotId === null).map(({ id }) => id)
  const made = missing.length > 0 ? await db.transaction().execute((tx) => snapshotsOf(tx, missing)) : undefined
  return questions.map(({ id, snapshotId }) => ({ id, snapshotId: snapshotId ?? made?.get(id) }))
}

/**
 * The statement that makes an attempt with its questions in this order and their answers in random order, and shows the first.
 * It does nothing when an attempt already runs, or when the account was closed or merged, or the skill deleted, since they were read: it
 * locks both against that (RAC-01).
 */
function attemptStatement(
  db: Reader,
  attempt: InsertObject<DB, 'attempts'> & { readonly user_id: number; readonly user_skill_id: number },
  questions: readonly DrawnQuestion[],
) {
  const drawn = sql<{ question_id: number; snapshot_id: number; place: number }>`unnest(
    ${questions.map(({ id }) => id)}::bigint[], ${questions.map(({ snapshotId }) => snapshotId)}::bigint[]
  ) with ordinality`.as<'drawn'>(sql`drawn (question_id, snapshot_id, place)`)
  const inAnyOrder = sql<number[]>`array(
    select place from generate_series(0, jsonb_array_length(copy.answers) - 1) as place order by random()
  )`
  return db
    .with('own', (cte) =>
      cte
        .selectFrom('users')
        .innerJoin('user_skills', 'user_skills.user_id', 'users.id')
        .select('user_skills.id')
        .where('users.id', '=', attempt.user_id)
        .where('users.deleted_at', 'is', null)
        .where('user_skills.id', '=', attempt.user_skill_id)
        .forKeyShare(),
    )
    .with('attempt', (cte) =>
      cte
        .insertInto('attempts')
        .columns(Object.keys(attempt) as never)
        .expression(sql<never>`select ${sql.join(Object.values(attempt))} from own`)
        .onConflict((conflict) => conflict.columns(['user_id', 'skill_id']).where('state', '=', sql.lit('running')).doNothing())
        .returning(['id', 'started_at']),
    )
    .insertInto('attempt_questions')
    .columns(['attempt_id', 'position', 'question_id', 'snapshot_id', 'answer_order', 'shown_at'])
    .expression((from) =>
      from
        .selectFrom('attempt')
        .crossJoin(drawn)
        .innerJoin('question_snapshots as copy', 'copy.id', 'drawn.snapshot_id')
        .select(['attempt.id as attempt_id', sql<number>`drawn.place - 1`.as('position')])
        .select(['drawn.question_id', 'drawn.snapshot_id', inAnyOrder.as('answer_order')])
        .select(sql<Date | null>`case when drawn.place = 1 then attempt.started_at end`.as('shown_at')),
    )
}

/** Moves a running attempt to another window. The former window learns this from its next request (ADR-0026). */
export async function continueHere(
  platform: Platform,
  person: Person,
  userSkillUuid: string,
  window: string,
): Promise<TestRow | Refusal> {
  const row = await refreshTest(platform, person, userSkillUuid)
  if (!row) return refuse('errors.not_found')
  if (row.state !== 'running') return refuse(row.state === null ? 'attempts.error.not_running' : 'attempts.error.over')
  await platform.db
    .updateTable('attempts')
    .set({ window_id: window })
    .where('id', '=', row.attempt_id)
    .where('state', '=', 'running')
    .execute()
  return { ...row, window_id: window }
}

/** Stores the candidate's only explanation of the signals. Sending the same text again succeeds. */
export async function explain(
  { db, now }: Platform,
  person: Person,
  userSkillUuid: string,
  explanation: string,
): Promise<EndedRow | Refusal> {
  const ended = await readEnded(db, person, userSkillUuid)
  if (!ended) return refuse('errors.not_found')
  await db
    .updateTable('attempts')
    .set({ explanation, explained_at: now() })
    .where('id', '=', ended.id)
    .where('explanation', 'is', null)
    .execute()
  const kept = await readEnded(db, person, userSkillUuid)
  return kept?.explanation === explanation ? kept : refuse('attempts.error.explained')
}
