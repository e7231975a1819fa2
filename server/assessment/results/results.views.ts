import { endingOf } from '#domain/assessment/attempts/attempts.rules.ts'
import { judgeSignals } from '#domain/assessment/attempts/signals.rules.ts'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { bandsWithin } from '#domain/assessment/results/error.rules.ts'
import { guessingLevel } from '#domain/assessment/results/guessing.rules.ts'
import { mayRate } from '#domain/assessment/results/rating.contract.ts'
import type { AnsweredQuestion, AttemptFigures, ResultMedia, ResultView } from '#domain/assessment/results/results.contract.ts'
import {
  codeOf,
  disagree,
  durationText,
  figuresOfQuestions,
  mayBeRated,
  secondsOf,
} from '#domain/assessment/results/results.rules.ts'
import { averageOf, bandOf } from '#domain/assessment/results/scoring.rules.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import type { AttemptQuestionRow, AttemptRow, ResultRow } from './results.reads.ts'

type Paths = Pick<Platform, 'secretKey' | 'now'>

/** A result for staff; of a running attempt only its progress. */
export function presentResult(platform: Paths, viewer: Person, row: ResultRow, questions: AttemptQuestionRow[]): ResultView {
  const figures = figuresOfQuestions(questions)
  const points = row.state === 'finished' ? row.points : null
  const isOver = row.state === 'finished' || row.state === 'expired'
  return {
    uuid: row.uuid,
    user: { uuid: row.user_uuid, name: row.first_name, lastname: row.last_name, email: row.email },
    skill: { uuid: row.skill_uuid, name: row.skill, name_language: row.skill_language },
    note: row.note,
    status_test: row.test_status as ResultView['status_test'],
    attempt: presentAttempt(row),
    time_complete: durationText(figures.seconds),
    count_question: figures.questions,
    corrects: figures.right.count,
    correct_porc: figures.right.share,
    incorrects: figures.wrong.count,
    incorrect_porc: figures.wrong.share,
    evaluate: figures.waiting.count,
    evaluate_porc: figures.waiting.share,
    unanswered: figures.unanswered.count,
    unanswered_porc: figures.unanswered.share,
    paste_answer: figures.pasted.count,
    paste_answer_porc: figures.pasted.share,
    copy_answer: figures.answerCopied.count,
    copy_answer_porc: figures.answerCopied.share,
    copy_question: figures.questionCopied.count,
    copy_question_porc: figures.questionCopied.share,
    left_window: figures.windowLeft.count,
    left_window_porc: figures.windowLeft.share,
    likert_user: figures.ratings.map(({ scale, count, share }) => ({ scale, count_scale: count, share })),
    points,
    average: points === null ? null : averageOf(points),
    band: points === null ? null : bandOf(points),
    error: points === null ? null : row.error,
    bands: points === null ? [] : bandsWithin({ ...row, points }),
    guessing: points === null ? null : guessingLevel(questions.map(optionsOf)),
    void_table: points === null ? null : row.void_table,
    ...presentLimits(row, points === null ? null : figures.questions),
    provisional: points !== null && (row.unrated ?? 0) > 0,
    signals: isOver ? judgeSignals(questions) : { level: 'nothing', reasons: [] },
    user_test: isOver ? questions.map((question) => presentQuestion(platform, viewer, row, question)) : [],
    may: { change: mayUse(viewer, { module: 'users', item: 'change' }), rate: mayUse(viewer, mayRate) },
  }
}

/** The limits of points of a finished attempt at so many questions. */
function presentLimits({ point_limits, is_clear: isClear }: ResultRow, questions: number | null) {
  const limits = questions === null ? [] : (point_limits ?? [])
  return { point_limits: limits, ending: endingOf({ limits, isClear, questions: questions ?? 0 }) }
}

const optionsOf = ({ type, answer_order }: AttemptQuestionRow) => ({ options: type === 'select' ? answer_order.length : 0 })

function presentAttempt(row: ResultRow): ResultView['attempt'] {
  const { attempt, state, language, started_at } = row
  if (!attempt || !state || !language || !started_at) return null
  return {
    uuid: attempt,
    state,
    language,
    started_at: started_at.toISOString(),
    finished_at: instant(row.finished_at),
    archived_at: instant(row.archived_at),
    explanation: row.explanation,
    explained_at: instant(row.explained_at),
  }
}

function presentQuestion(platform: Paths, viewer: Person, row: ResultRow, question: AttemptQuestionRow): AnsweredQuestion {
  const seconds = secondsOf(question)
  const mediaOf = mediaIn(platform, question)
  return {
    uid: `${row.attempt}:${question.position}`,
    indice: question.position,
    question_uuid: question.question_uuid,
    question: question.text,
    questions: question.text,
    ...mediaOf(question.media_file_id, question.alternative_text, question.transcript),
    question_type: question.type,
    answers: question.answer_order
      .flatMap((place) => question.answers[place] ?? [])
      .map((answer) => ({
        id: answer.uuid,
        answer: answer.text,
        result: answer.correct,
        chosen: answer.uuid === question.answer_uuid,
        ...mediaOf(answer.media_file_id, answer.alternative_text, ''),
      })),
    annotation: question.annotation,
    time: seconds === null ? null : durationText(seconds),
    seconds,
    shown_at: instant(question.shown_at),
    answered_at: instant(question.answered_at),
    copy_answer: question.copy_answer,
    copy_question: question.copy_question,
    paste_answer: question.paste_answer,
    left_window: question.left_window,
    device_changed: question.device_changed,
    network_changed: question.network_changed,
    too_fast: question.too_fast,
    late: question.late,
    arrived_late: question.arrived_late,
    offline_seconds: question.offline_seconds,
    likert: codeOf(question),
    point_likert: question.points,
    ratings: question.ratings.map(({ code, rater, rater_id, rated_at, counts }) => ({
      code,
      rater,
      rated_at: new Date(rated_at).toISOString(),
      mine: rater_id === viewer.id,
      counts,
    })),
    disagreement: disagree(question.ratings.map(({ code }) => code)),
    given: question.broken && { former_points: question.broken.former_points, at: new Date(question.broken.at).toISOString() },
    rateable: row.state !== null && mayBeRated({ state: row.state, archived: row.archived_at !== null }, question),
  }
}

/** Signs the paths of the files that a question and its answers show. */
function mediaIn({ secretKey, now }: Paths, { files }: AttemptQuestionRow) {
  return (
    id: number | null,
    alternative_text: string,
    transcript: string,
  ): { image: string | null; media: ResultMedia | null } => {
    const file = files.find((one) => one.id === id)
    const kind = file && mediaKindOf(file.media_type)
    if (!file || !kind || kind === 'document') return { image: null, media: null }
    const path = signedFilePath(secretKey, file.uuid, now())
    return { image: path, media: { kind, path, alternative_text, transcript } }
  }
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** An attempt in the list of a person's attempts at one skill. */
export function presentAttemptFigures(row: AttemptRow): AttemptFigures {
  const points = row.state === 'finished' ? row.points : null
  return {
    attempt: row.uuid,
    state: row.state,
    started_at: row.started_at.toISOString(),
    finished_at: instant(row.finished_at),
    archived_at: instant(row.archived_at),
    text: row.text,
    selection: row.selection,
    correct: row.correct,
    incorrect: row.incorrect,
    unevalued: row.unevalued,
    points,
    band: points === null ? null : bandOf(points),
    error: points === null ? null : row.error,
    bands: points === null ? [] : bandsWithin({ ...row, points }),
    provisional: points !== null && (row.unrated ?? 0) > 0,
  }
}
