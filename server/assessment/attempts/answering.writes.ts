import { sql } from 'kysely'
import type { saveTestAnswerEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import {
  endAfter,
  eventAtDeadline,
  eventOfAnswer,
  isDue,
  isMarkedLate,
  isTooFast,
  judgeAnswer,
  lateAnswerMinutes,
  takesLateAnswer,
} from '#domain/assessment/attempts/attempts.rules.ts'
import { choicePoints } from '#domain/assessment/results/scoring.rules.ts'
import { isClear } from '#domain/assessment/results/stopping.rules.ts'
import { leastQuestions } from '#domain/assessment/skills/skills.rules.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { type AnsweredRow, readAnswered, readDeciding, readTest, type TestRow } from './attempts.reads.ts'
import { isSameWindow } from './attempts.views.ts'
import { endIfDue } from './attempts.writes.ts'
import { endAttempt } from './ending.writes.ts'
import { scoreAttempt } from './scoring.writes.ts'

type Answer = BodyOf<typeof saveTestAnswerEndpoint>

/** Attempts to save one answer when concurrent answers of the same person change the row between read and write. */
const maxTries = 3

/**
 * Keeps an answer once per attempt and position (SPEC-33, TST-06). A repetition gets the same response as before. Any other
 * answer that does not belong to the current question is refused (TIM-01). The last answer ends the attempt. After the end of a limited
 * test only the open question takes an answer (SPEC-88).
 */
export async function saveAnswer(platform: Platform, person: Person, answer: Answer, ip: string): Promise<TestRow | Refusal> {
  const readOrRefuse = async () => (await readTest(platform, person, answer.user_skill_uuid)) ?? refuse('errors.not_found')
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const row = await readAnswered(platform, person, answer.user_skill_uuid, answer.indice)
    if (!row) return refuse('errors.not_found')
    if (row.state === 'running' && answer.indice >= row.drawn)
      return refuse('errors.fields', { errors: { indice: ['errors.bad_request'] } })
    const meaning = judgeAnswer(answerFactsOf(platform, row, answer))
    if (meaning === 'again') return readOrRefuse()
    if (meaning !== 'new' && meaning !== 'late') {
      await endIfDue(platform, row)
      return refuse(meaning)
    }
    const kept = answerValues(platform, row, answer, ip)
    if (isRefusal(kept)) return kept
    const place = placeOf(row, answer)
    if (meaning === 'late') {
      if (await keepLate(platform, place, kept)) return readOrRefuse()
      continue
    }
    const isDecided = await isDecidedBy(platform, row, place, kept)
    if (eventOfAnswer(answer.indice, row.drawn, isDecided) === 'all_answered') {
      if (await keepLast(platform, place, kept, row.point_limits.length > 0 ? isDecided : null)) return readOrRefuse()
    } else if (await keepNext(platform, place, kept))
      return { ...row, asked: row.next, answered: answer.indice + 1, ends_at: place.endsAt ?? row.ends_at }
  }
  return refuse('errors.stale')
}

function answerFactsOf({ now }: Platform, row: AnsweredRow, answer: Answer) {
  const { state, ends_at, time_limit_seconds: limitSeconds } = row
  const attempt = state !== null && ends_at !== null ? { state, endsAt: ends_at, limitSeconds } : undefined
  return {
    attempt: attempt && {
      state: attempt.state,
      due: isDue(attempt, now()),
      sameWindow: isSameWindow(row, answer.window),
      takesLate: takesLateAnswer(attempt, now()),
    },
    question: {
      isNamed: row.question_uuid === answer.question_uuid,
      isShown: row.shown_at !== null,
      isAnswered: row.answered_at !== null,
      isSame: row.answer_uuid === (answer.answer_uuid ?? null) && (row.annotation ?? '') === answer.annotation,
    },
  }
}

/** The row to store: times from the server's clock, scored with the question's snapshot (TIM-01). Refuses an answer of the wrong kind. */
function answerValues({ now, secretKey }: Platform, row: AnsweredRow, answer: Answer, ip: string) {
  const chosen = row.answers?.find(({ uuid }) => uuid === answer.answer_uuid)
  if (row.type === 'select' ? !chosen : answer.annotation === '')
    return refuse('errors.fields', { errors: { annotation: ['attempts.error.answer_required'] } })
  const at = now()
  const network = networkHash(secretKey, ip)
  return {
    answered_at: at,
    answer_uuid: chosen ? chosen.uuid : null,
    annotation: chosen ? null : answer.annotation,
    correct: chosen ? chosen.correct : null,
    points: chosen ? choicePoints(chosen.correct) : null,
    late: answer.late,
    arrived_late: row.ends_at !== null && isMarkedLate(row.ends_at, at),
    offline_seconds: answer.offline_seconds,
    paste_answer: answer.paste_answer,
    copy_answer: answer.copy_answer,
    copy_question: answer.copy_question,
    left_window: answer.left_window,
    device_hash: row.device_hash,
    network_hash: network,
    device_changed: differs(row.device_before, row.device_hash),
    network_changed: differs(row.network_before, network),
    too_fast: row.shown_at !== null && isTooFast(wordsToRead(row), at.getTime() - row.shown_at.getTime()),
  }
}
type AnswerValues = Exclude<ReturnType<typeof answerValues>, Refusal>

/** The text that a person reads before answering: the question and its choices. */
const wordsToRead = ({ text, answers }: AnsweredRow) => [text, ...(answers ?? []).map((answer) => answer.text)].join(' ')

/** True when both values are known and differ. */
const differs = (before: string | null, now: string | null) => before !== null && now !== null && before !== now

interface Place {
  readonly attemptId: number
  readonly window: string
  readonly position: number
  /** When answers stop being accepted after this one; null when the answer does not change it. */
  readonly endsAt: Date | null
}

function placeOf(row: AnsweredRow, { indice: position, window }: Answer): Place {
  const endsAt = row.ends_at && endAfter(position, row.ends_at, row.time_limit_seconds)
  return {
    attemptId: row.attempt_id ?? 0,
    window: window ?? row.window_id ?? '',
    position,
    endsAt: endsAt === row.ends_at ? null : endsAt,
  }
}

/** Whether the result is clear with this answer, so that the test may end (LEN-01). */
async function isDecidedBy({ db }: Platform, row: AnsweredRow, { attemptId, position }: Place, kept: AnswerValues) {
  if (row.point_limits.length === 0 || position + 1 < leastQuestions) return false
  const { answers, bank } = await readDeciding(db, attemptId, position)
  const given = answers.flatMap(({ position: at, isRight, difficulty }) => {
    const right = at === position ? kept.correct : isRight
    return right === null ? [] : [{ isRight: right, difficulty }]
  })
  return isClear(given, row.point_limits, bank)
}

/** Keeps an answer that is not the last one. Resolves to whether it was kept. */
async function keepNext({ db }: Platform, place: Place, kept: AnswerValues): Promise<boolean> {
  return (await plannedOnce(db, keepStatement(db, place, kept))).length === 1
}

/** Keeps the last answer and ends the attempt. Resolves to whether it was kept. */
function keepLast({ db }: Platform, place: Place, kept: AnswerValues, isClear: boolean | null): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const answered = await keepStatement(tx, place, kept).executeTakeFirst()
    if (answered) await endAttempt(tx, { id: place.attemptId, event: 'all_answered', at: kept.answered_at, isClear })
    return answered !== undefined
  })
}

/**
 * Keeps the answer to the open question of a limited test whose time is over, and scores the attempt with it (SPEC-88). Resolves to
 * whether it was kept. Nothing about devices and networks is kept of an ended attempt.
 */
function keepLate({ db }: Platform, { attemptId, window, position }: Place, kept: AnswerValues): Promise<boolean> {
  const at = kept.answered_at
  return db.transaction().execute(async (tx) => {
    const attempt = await tx
      .selectFrom('attempts')
      .select(['state', 'ends_at', 'time_limit_seconds'])
      .where('id', '=', attemptId)
      .where('state', '!=', 'expired')
      .where('window_id', '=', window)
      .where('archived_at', 'is', null)
      .where('time_limit_seconds', 'is not', null)
      .where('ends_at', '>', new Date(at.getTime() - lateAnswerMinutes * 60_000))
      .forUpdate()
      .executeTakeFirst()
    if (!attempt) return false
    const answered = await tx
      .updateTable('attempt_questions')
      .set({ ...kept, points: pointsOf(kept), device_hash: null, network_hash: null })
      .where('attempt_id', '=', attemptId)
      .where('position', '=', position)
      .where('shown_at', 'is not', null)
      .where('answered_at', 'is', null)
      .returning('position')
      .executeTakeFirst()
    if (!answered) return false
    if (attempt.state === 'running')
      await endAttempt(tx, { id: attemptId, event: eventAtDeadline(attempt.time_limit_seconds), at: attempt.ends_at })
    else {
      await scoreAttempt(tx, attemptId)
      if (kept.annotation !== null) await notifyStaff(tx, at, { kind: 'rating_due', attemptId })
    }
    return true
  })
}

/** If the question was declared broken meanwhile, its points have already been given. */
const pointsOf = ({ points }: AnswerValues) =>
  sql<number | null>`case when given then attempt_questions.points else ${points}::numeric end`

/**
 * The statement that keeps an answer and shows the next question. It does nothing unless the attempt runs in this window and the
 * question is shown and unanswered. It locks the attempt's row, so that concurrent answers, window changes and ends wait.
 */
function keepStatement(db: Reader, { attemptId, window, position, endsAt }: Place, kept: AnswerValues) {
  const at = kept.answered_at
  return db
    .with('attempt', (cte) =>
      cte
        .selectFrom('attempts')
        .select('id')
        .where('id', '=', attemptId)
        .where('state', '=', sql.lit('running'))
        .where('window_id', '=', window)
        .where('ends_at', '>', at)
        // The account is not erased before the answer is there (RAC-01).
        .where((is) =>
          is.exists(
            is
              .selectFrom('users')
              .select('users.id')
              .whereRef('users.id', '=', 'attempts.user_id')
              .where('deleted_at', 'is', null)
              .forKeyShare(),
          ),
        )
        .forUpdate(),
    )
    .with('answered', (cte) =>
      cte
        .updateTable('attempt_questions')
        .from('attempt')
        .set({ ...kept, points: pointsOf(kept) })
        .whereRef('attempt_questions.attempt_id', '=', 'attempt.id')
        .where('position', '=', position)
        .where('shown_at', 'is not', null)
        .where('answered_at', 'is', null)
        .returning('attempt_id'),
    )
    .with('shown', (cte) =>
      cte
        .updateTable('attempt_questions')
        .from('answered')
        .set({ shown_at: at })
        .whereRef('attempt_questions.attempt_id', '=', 'answered.attempt_id')
        .where('position', '=', position + 1)
        .returning('position'),
    )
    .with('extended', (cte) =>
      cte
        .updateTable('attempts')
        .from('answered')
        .set({ ends_at: endsAt ?? sql.ref('attempts.ends_at') })
        .whereRef('attempts.id', '=', 'answered.attempt_id')
        .where(sql.lit(endsAt !== null))
        .returning('attempts.id'),
    )
    .selectFrom('answered')
    .select('attempt_id')
}
