import type { AskedQuestion, AttemptSummary, AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import {
  candidateStateOf,
  endingOf,
  mayRetake,
  secondsPerQuestion,
  timeLimitSeconds,
} from '#domain/assessment/attempts/attempts.rules.ts'
import { connectionFactsOf, countSignals, signalQuestionsOf } from '#domain/assessment/attempts/signals.rules.ts'
import { mediaKindOf } from '#domain/assessment/questions/questions.rules.ts'
import { finalBands } from '#domain/assessment/results/error.rules.ts'
import { finalBand } from '#domain/assessment/results/scoring.rules.ts'
import { isOfFixedLength, languagesOfTest, leastQuestions, lengthOfTest } from '#domain/assessment/skills/skills.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AskedRow, EndedRow, MediaRow, TestRow } from './attempts.reads.ts'

type Clock = Pick<Platform, 'secretKey' | 'now'>
type Media = ReadonlyMap<number, MediaRow>

/** Whether a call comes from the window in which the attempt is open. A call without a window counts as such (ADR-0026). */
export const isSameWindow = (row: Pick<TestRow, 'window_id'>, window: string | undefined) =>
  window === undefined || row.window_id === window

/** The facts on which the rules about a test's state depend. */
export function testFactsOf(row: TestRow, window: string | undefined, hasQuestions: boolean) {
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
  /** The language of the interface. */
  readonly language: Language
  /** Number of ready questions by language; not looked up while a test runs. */
  readonly ready: Readonly<Record<Language, number>>
  /** Number of ready questions in that language by kind, of a test with limits of points that does not run. */
  readonly kinds: Readonly<Record<'select' | 'text', number>>
  readonly media: Media
  /** Hours until a test without a time limit expires. */
  readonly expiryHours: number
}

/** Between how many questions a test ends: a running one by what it drew (LEN-01). */
function lengthOf(row: TestRow, kinds: Shown['kinds']) {
  if (row.state !== 'running') return lengthOfTest(row.point_limits, kinds)
  return { least: row.point_limits.length === 0 ? row.drawn : leastQuestions, most: row.drawn }
}

/** The state of a test for its candidate. It never shows which answer is right (TST-07). */
export function presentTest(
  row: TestRow,
  { window, language, ready, kinds, media, expiryHours }: Shown,
  clock: Clock,
): AttemptView {
  const isRunning = row.state === 'running'
  const languages = isRunning && row.language ? [row.language] : row.has_test && row.active ? languagesOfTest(ready) : []
  const facts = testFactsOf(row, window, languages.includes(language))
  const state = candidateStateOf(facts)
  const limitSeconds = isRunning
    ? row.time_limit_seconds
    : timeLimitSeconds({ timeLimitMinutes: row.time_limit_minutes, extraTimePercent: row.extra_time_percent })
  const length = lengthOf(row, kinds)
  return {
    state,
    skill: row.name,
    skill_language: row.name_language,
    language: (isRunning && row.language) || language,
    languages,
    attempts_left: row.attempts_left,
    answered: row.answered,
    count_question: length.most,
    least_question: length.least,
    seconds_per_question: limitSeconds === null || isOfFixedLength(length) ? null : secondsPerQuestion(limitSeconds),
    seconds_left: isRunning && row.ends_at ? Math.ceil((row.ends_at.getTime() - clock.now().getTime()) / 1000) : null,
    time_limit_minutes: limitSeconds === null ? null : Math.ceil(limitSeconds / 60),
    expiry_hours: expiryHours,
    extra_time_percent: row.extra_time_percent,
    was_taken: row.test_status > 0,
    may_retake: mayRetake(facts),
    question: state === 'running' && row.asked ? presentQuestion(row.asked, media, clock) : null,
  }
}

/** The current question, with its answers in the order of this attempt. */
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
      // An answer has one text that describes its file.
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

/** An ended attempt for its candidate: band, date and signals, but never which answer was right (SPEC-18). */
export function presentSummary({
  name,
  name_language,
  state,
  finished_at,
  points,
  unrated,
  error,
  void_table,
  noted,
  explanation,
  point_limits,
  is_clear,
}: EndedRow): AttemptSummary {
  return {
    skill: name,
    skill_language: name_language,
    state: state === 'finished' ? 'finished' : 'expired',
    finished_at: finished_at.toISOString(),
    answered: noted.filter(({ answered }) => answered).length,
    count_question: noted.length,
    ending: endingOf({ limits: point_limits, isClear: is_clear, questions: noted.length }),
    provisional: (unrated ?? 0) > 0,
    band: finalBand({ points, unrated }),
    bands: finalBands({ points, unrated, error }),
    void_table: points === null || unrated !== 0 ? null : void_table,
    signals: countSignals(noted),
    signal_questions: signalQuestionsOf(noted),
    connection: connectionFactsOf(noted),
    explanation,
  }
}
