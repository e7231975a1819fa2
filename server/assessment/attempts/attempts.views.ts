import {
  type AskedQuestion,
  type AttemptSummary,
  type AttemptView,
  questionsOfAttempt,
} from '#domain/assessment/attempts/attempts.contract.ts'
import { mayRetake, standingOf, timeLimitSeconds } from '#domain/assessment/attempts/attempts.rules.ts'
import { countSignals, signalQuestionsOf } from '#domain/assessment/attempts/signals.rules.ts'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { toldBand } from '#domain/assessment/results/scoring.rules.ts'
import { languagesOfTest } from '#domain/assessment/skills/skills.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AskedRow, EndedRow, MediaRow, StandingRow } from './attempts.reads.ts'

type Clock = Pick<Platform, 'secretKey' | 'now'>
type Media = ReadonlyMap<number, MediaRow>

/** Whether a call comes from the window that the attempt is open in; one that names none is taken for it (ADR-0027). */
export const isSameWindow = (row: Pick<StandingRow, 'window_id'>, window: string | undefined) =>
  window === undefined || row.window_id === window

/** What the standing of a test depends on, in the words of the rules. */
export function factsOf(row: StandingRow, window: string | undefined, hasQuestions: boolean) {
  return {
    attempt: row.state === null ? undefined : { state: row.state, sameWindow: isSameWindow(row, window) },
    testStatus: row.test_status,
    datesMissing: row.from_date === null || row.to_date === null,
    hasQuestions,
    attemptsLeft: row.attempts_left,
  }
}

interface Shown {
  readonly window: string | undefined
  /** Of the interface that asks. */
  readonly language: Language
  /** How many questions the skill has ready; not looked up for a test that runs. */
  readonly ready: Readonly<Record<Language, number>>
  readonly media: Media
  /** How long a test without a time limit may take. */
  readonly expiryHours: number
}

/** Where a test stands, as its candidate reads it: never with what is right (TST-07). */
export function presentStanding(
  row: StandingRow,
  { window, language, ready, media, expiryHours }: Shown,
  clock: Clock,
): AttemptView {
  const isRunning = row.state === 'running'
  const languages = isRunning && row.language ? [row.language] : row.has_test && row.active ? languagesOfTest(ready) : []
  const facts = factsOf(row, window, languages.includes(language))
  const state = standingOf(facts)
  const limitSeconds = isRunning
    ? row.time_limit_seconds
    : timeLimitSeconds({ timeLimitMinutes: row.time_limit_minutes, extraTimePercent: row.extra_time_percent })
  return {
    state,
    skill: row.name,
    language: (isRunning && row.language) || language,
    languages,
    attempts_left: row.attempts_left,
    answered: row.answered,
    count_question: questionsOfAttempt,
    seconds_left: isRunning && row.ends_at ? Math.ceil((row.ends_at.getTime() - clock.now().getTime()) / 1000) : null,
    time_limit_minutes: limitSeconds === null ? null : Math.ceil(limitSeconds / 60),
    expiry_hours: expiryHours,
    may_retake: mayRetake(facts),
    question: state === 'running' && row.asked ? presentQuestion(row.asked, media, clock) : null,
  }
}

/** The question now asked, its answers in this attempt's order. */
export function presentQuestion(asked: AskedRow, media: Media, clock: Clock): AskedQuestion {
  const { position, uuid, text, type, answers, answer_order } = asked
  const inOrder = answer_order.flatMap((place) => answers[place] ?? [])
  return {
    uuid,
    indice: position,
    question: text,
    type,
    ...presentMedia(asked, asked.transcript, media, clock),
    answers: inOrder.map((answer) => ({
      uuid: answer.uuid,
      answer: answer.text,
      // An answer has one text for what its file shows or says.
      ...presentMedia(answer, answer.alternative_text, media, clock),
    })),
  }
}

type WithMedia = Pick<AskedRow, 'media_file_id' | 'alternative_text'>

function presentMedia({ media_file_id, alternative_text }: WithMedia, transcript: string, media: Media, clock: Clock) {
  const file = media_file_id === null ? undefined : media.get(media_file_id)
  const kind = file && mediaKindOf(file.media_type)
  if (!file || !kind || kind === 'document') return { image: null, media: null }
  const path = signedFilePath(clock.secretKey, file.uuid, clock.now())
  const shown = { kind, path, alternative_text, transcript: kind === 'audio' ? transcript : '' }
  return { image: path, media: shown }
}

/** An ended attempt as its candidate reads it: band, date and what was noted, never which answer was right (SPEC-18). */
export function presentSummary({ name, state, finished_at, points, unrated, noted, explanation }: EndedRow): AttemptSummary {
  return {
    skill: name,
    state: state === 'finished' ? 'finished' : 'expired',
    finished_at: finished_at.toISOString(),
    answered: noted.filter(({ answered }) => answered).length,
    count_question: noted.length,
    provisional: (unrated ?? 0) > 0,
    band: toldBand({ points, unrated }),
    signals: countSignals(noted),
    signal_questions: signalQuestionsOf(noted),
    explanation,
  }
}
