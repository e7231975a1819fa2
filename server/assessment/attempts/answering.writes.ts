import { sql } from 'kysely'
import type { saveTestAnswer } from '#domain/assessment/attempts/attempts.contract.ts'
import { eventOfAnswer, isDue, meaningOf, tooFast } from '#domain/assessment/attempts/attempts.rules.ts'
import { choicePoints } from '#domain/assessment/results/scoring.rules.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type AnsweredRow, readAnswered, readStanding, type StandingRow } from './attempts.reads.ts'
import { isSameWindow } from './attempts.views.ts'
import { endIfDue } from './attempts.writes.ts'
import { endAttempt } from './ending.writes.ts'

type Answer = BodyOf<typeof saveTestAnswer>

/** So often an answer is weighed again, when another of the same person was quicker between reading and writing. */
const tries = 3

/**
 * Keeps an answer, once per attempt and position (SPEC-33, TST-06): the same one again answers as before, anything else that is
 * not the answer to the question now asked is refused (TIM-01). The tenth ends the attempt.
 */
export async function saveAnswer(platform: Platform, person: Person, answer: Answer, ip: string): Promise<StandingRow | Refusal> {
  const standing = async () => (await readStanding(platform, person, answer.user_skill_uuid)) ?? refuse('errors.not_found')
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const row = await readAnswered(platform, person, answer.user_skill_uuid, answer.indice)
    if (!row) return refuse('errors.not_found')
    const meaning = meaningOf(arriving(platform, row, answer))
    if (meaning === 'again') return standing()
    if (meaning !== 'new') {
      await endIfDue(platform, row)
      return refuse(meaning)
    }
    const kept = keptAnswer(platform, row, answer, ip)
    if (isRefusal(kept)) return kept
    const place = { attemptId: row.attempt_id ?? 0, window: answer.window ?? row.window_id ?? '', position: answer.indice }
    if (eventOfAnswer(answer.indice) === 'all_answered') {
      if (await keepLast(platform, place, kept)) return standing()
    } else if (await keepNext(platform, place, kept)) return { ...row, asked: row.next, answered: answer.indice + 1 }
  }
  return refuse('errors.stale')
}

function arriving({ now }: Platform, row: AnsweredRow, answer: Answer) {
  const { state, ends_at } = row
  const attempt = state !== null && ends_at !== null ? { state, endsAt: ends_at } : undefined
  return {
    attempt: attempt && { state: attempt.state, due: isDue(attempt, now()), sameWindow: isSameWindow(row, answer.window) },
    question: {
      isNamed: row.question_uuid === answer.question_uuid,
      isShown: row.shown_at !== null,
      isAnswered: row.answered_at !== null,
      isSame: row.answer_uuid === (answer.answer_uuid ?? null) && (row.annotation ?? '') === answer.annotation,
    },
  }
}

/** An answer as it is kept: by the server's clock, judged by the frozen question (TIM-01). Refused when it does not fit the question. */
function keptAnswer({ now, secretKey }: Platform, row: AnsweredRow, answer: Answer, ip: string) {
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
    paste_answer: answer.paste_answer,
    copy_answer: answer.copy_answer,
    copy_question: answer.copy_question,
    left_window: answer.left_window,
    device_hash: row.device_hash,
    network_hash: network,
    device_changed: differs(row.device_before, row.device_hash),
    network_changed: differs(row.network_before, network),
    too_fast: row.shown_at !== null && tooFast(wordsToRead(row), at.getTime() - row.shown_at.getTime()),
  }
}
type KeptAnswer = Exclude<ReturnType<typeof keptAnswer>, Refusal>

/** What a person reads before they answer: the question and what there is to choose from. */
const wordsToRead = ({ text, answers }: AnsweredRow) => [text, ...(answers ?? []).map((answer) => answer.text)].join(' ')

/** Whether two things are known and not the same. */
const differs = (before: string | null, now: string | null) => before !== null && now !== null && before !== now

interface Place {
  readonly attemptId: number
  readonly window: string
  readonly position: number
}

/** Keeps an answer that another question follows, and says whether it did. */
async function keepNext({ db }: Platform, place: Place, kept: KeptAnswer): Promise<boolean> {
  return (await plannedOnce(db, keeping(db, place, kept))).length === 1
}

/** Keeps the tenth answer and ends the attempt with it, and says whether it did. */
function keepLast({ db }: Platform, place: Place, kept: KeptAnswer): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const answered = await keeping(tx, place, kept).executeTakeFirst()
    if (answered) await endAttempt(tx, { id: place.attemptId, event: 'all_answered', at: kept.answered_at })
    return answered !== undefined
  })
}

/**
 * Keeps an answer and shows the next question, if the attempt still runs in that window and the answer is the one that is waited for.
 * One statement: whoever else answers, takes over or ends the attempt at that moment waits for the attempt's row.
 */
function keeping(db: Reader, { attemptId, window, position }: Place, kept: KeptAnswer) {
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
        .forUpdate(),
    )
    .with('answered', (cte) =>
      cte
        .updateTable('attempt_questions')
        .from('attempt')
        .set({
          ...kept,
          // Of a question that was found broken meanwhile everybody has the points already.
          points: sql<number | null>`case when given then attempt_questions.points else ${kept.points}::numeric end`,
        })
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
    .selectFrom('answered')
    .select('attempt_id')
}
