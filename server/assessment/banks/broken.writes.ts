import { sql } from 'kysely'
import { pointsOfQuestion } from '#domain/assessment/results/scoring.rules.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { givePointsIn, scoreAttempt } from '../attempts/scoring.writes.ts'
import { setBroken } from '../questions/question-rows.writes.ts'
import { auditedQuestion, updateReadiness } from '../questions/readiness.writes.ts'
import { recordGiving } from '../results/rating.writes.ts'
import { type BankQuestionRow, readBankQuestion } from './banks.reads.ts'

/** Takes a broken question out of tests; a job gives its points to everybody who had it. */
export function breakQuestion(platform: Platform, actor: Person, row: BankQuestionRow) {
  return change(platform, actor, { action: 'question.broken', detail: auditedQuestion(row) }, async (tx, now) => {
    const broken = await mark(tx, row.id, now, { broken_at: now, broken_by: actor.id })
    if (broken) await platform.jobs.enqueue(tx, 'give-points', { question: row.id, actor: actor.id })
    return broken
  })
}

/** Lets tests ask a question again. Points that were given stay. */
export function mendQuestion(platform: Platform, actor: Person, row: BankQuestionRow) {
  return change(platform, actor, { action: 'question.mended', detail: auditedQuestion(row) }, (tx, now) =>
    mark(tx, row.id, now, { broken_at: null, broken_by: null }),
  )
}

/** Sets or clears the broken mark. Resolves to undefined when there is nothing to change. */
async function mark(tx: Tx, id: number, now: Date, marks: { broken_at: Date | null; broken_by: number | null }) {
  if (!(await setBroken(tx, id, marks, now))) return undefined
  await updateReadiness(tx, [id])
  return readBankQuestion(tx, String(id))
}

/** Starts this process's worker that gives the points of broken questions. */
export async function startGivingPoints(platform: Pick<Platform, 'db' | 'jobs' | 'now'>): Promise<void> {
  await platform.jobs.work('give-points', {
    perform: (data) => givePoints(platform, data.question as number, data.actor as number),
    giveUp: async () => {},
    close() {},
  })
}

const batch = 100

/** Gives the points of a broken question to everybody who had it, in batches. Running it again changes nothing. */
export async function givePoints({ db, now }: Pick<Platform, 'db' | 'now'>, questionId: number, actorId: number): Promise<void> {
  const attempts = await readAttemptsWith(db, questionId)
  for (let at = 0; at < attempts.length; at += batch)
    await db.transaction().execute(async (tx) => {
      for (const id of await giveBatch(tx, attempts.slice(at, at + batch), questionId, actorId, now())) await scoreAttempt(tx, id)
    })
}

/** Attempts in which the question was answered or drawn. Expired attempts have no points. */
async function readAttemptsWith(db: Platform['db'], questionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select attempts.id
    from attempt_questions as asked join attempts on attempts.id = asked.attempt_id
    where asked.question_id = ${questionId} and asked.answered_at is not null and not asked.given and attempts.state <> 'expired'
    union
    select attempts.id
    from question_skills
    join attempts on attempts.skill_id = question_skills.skill_id and attempts.state <> 'expired'
    join attempt_questions as asked on asked.attempt_id = attempts.id
    where question_skills.question_id = ${questionId} and asked.question_id = ${questionId}
      and asked.answered_at is null and not asked.given
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks the attempts first, as every change of their answers does, to prevent deadlocks. */
async function giveBatch(
  tx: Tx,
  attemptIds: readonly number[],
  questionId: number,
  actorId: number,
  now: Date,
): Promise<number[]> {
  await tx.selectFrom('attempts').select('id').where('id', 'in', attemptIds).orderBy('id').forUpdate().execute()
  await recordGiving(tx, { attemptIds, questionId, points: pointsOfQuestion }, actorId, now)
  return givePointsIn(tx, attemptIds, questionId, pointsOfQuestion)
}
