import { en as attemptsEn } from '#domain/assessment/attempts/attempts.candidate.en.ts'
import { es as attemptsEs } from '#domain/assessment/attempts/attempts.candidate.es.ts'
import { endingOf } from '#domain/assessment/attempts/attempts.rules.ts'
import { en as signalsEn } from '#domain/assessment/attempts/attempts.staff.en.ts'
import { es as signalsEs } from '#domain/assessment/attempts/attempts.staff.es.ts'
import { bandsWithin } from '#domain/assessment/results/error.rules.ts'
import { durationText, figuresOfQuestions } from '#domain/assessment/results/results.rules.ts'
import { en as resultsEn } from '#domain/assessment/results/results.staff.en.ts'
import { es as resultsEs } from '#domain/assessment/results/results.staff.es.ts'
import { averageOf, likertCodes } from '#domain/assessment/results/scoring.rules.ts'
import { type Language, localeOf } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import type { PdfBlock, PdfRange, PdfScore } from '../../../platform/pdf/pdf-document.ts'
import type { AttemptQuestionRow, ResultRow } from '../../results/results.reads.ts'
import { type Printing, type ReportWords, shownDate, shownNumber } from '../reports.views.ts'

export const resultTexts = {
  es: { ...attemptsEs, ...signalsEs, ...resultsEs },
  en: { ...attemptsEn, ...signalsEn, ...resultsEn },
}

/** The data of both printed versions of a result. */
export interface Outcome {
  readonly row: ResultRow
  readonly questions: readonly AttemptQuestionRow[]
  /** Titles of the vacancies for which the result counts. */
  readonly vacancies: readonly string[]
}
export type Fact = readonly [label: string, value: string]

export const hasEnded = ({ state }: ResultRow): boolean => state === 'finished' || state === 'expired'

/** Formats a count with its share. */
export const partIn =
  (language: Language) =>
  ({ count, share }: { count: number; share: number }) =>
    `${count} (${shownNumber(share, language)} %)`

/**
 * The facts below the score of a result: vacancies, times, answers and raters. What nobody did is left out. With `brief`, also what the
 * score says already and when the test began, so that a client's version stays on one page (RPT-03).
 */
export function factsOf(outcome: Outcome, say: ReportWords, printing: Printing, { brief = false } = {}): Fact[] {
  const { row, questions, vacancies } = outcome
  const isBrief = brief && isScored(row)
  const words = resultTexts[printing.language]
  const figures = figuresOfQuestions(questions)
  const answered = { corrects: figures.right, incorrects: figures.wrong, evaluate: figures.waiting }
  const part = partIn(printing.language)
  const when = (at: Date | null): string => (at ? shownDate(at, printing) : '—')
  const facts: Fact[] = [
    ...(vacancies.length > 0 ? [[say('reports.vacancy'), vacancies.join('; ')] as const] : []),
    ...(isBrief && !row.archived_at
      ? []
      : [
          [
            say('reports.state'),
            row.archived_at ? words['results.state.archived'] : words[`results.state.${row.state ?? 'none'}`],
          ] as const,
        ]),
  ]
  if (!hasEnded(row)) return facts
  const rated = figures.ratings.filter(({ count }) => count > 0)
  const raters = [
    ...new Set(questions.flatMap(({ ratings }) => ratings.filter(({ counts }) => counts).map(({ rater }) => rater))),
  ]
  return [
    ...facts,
    ...(isScored(row) && !brief ? [averageFact(row.points, say)] : []),
    ...(isBrief ? [] : [[words['results.started_at'], when(row.started_at)] as const]),
    [words['results.finished_at'], when(row.finished_at)],
    [words['results.time_complete'], durationText(figures.seconds)],
    ...limitFacts(row, figures.questions, words),
    ...(isBrief ? (['corrects', 'incorrects'] as const) : (['corrects', 'incorrects', 'evaluate'] as const))
      .map((kind) => [words[`results.${kind}`], answered[kind]] as const)
      .filter(([, { count }]) => count > 0)
      .map(([label, counted]) => [label, part(counted)] as const),
    ...(rated.length > 0
      ? [
          [
            say('reports.ratings'),
            rated.map((rating) => `${words[`attempts.band.${rating.scale}`]}: ${part(rating)}`).join(', '),
          ] as const,
        ]
      : []),
    ...(raters.length > 0 ? [[say('reports.raters'), raters.join(', ')] as const] : []),
  ]
}

/** The points that mattered, and how the test ended that they shortened or lengthened (LEN-01). */
function limitFacts(
  { point_limits, is_clear: isClear }: ResultRow,
  questions: number,
  words: (typeof resultTexts)['es' | 'en'],
): Fact[] {
  const limits = point_limits ?? []
  const ending = endingOf({ limits, isClear, questions })
  if (!ending) return []
  const variables = { count: String(questions), limits: limits.join(', ') }
  return [[words['results.point_limits'], fillVariables(words[`results.ending.${ending}`], variables)]]
}

const averageFact = (points: number, say: ReportWords): Fact => [
  say('reports.average'),
  say('reports.average_value', { average: averageOf(points) }),
]

/** Points count as soon as a test is finished; until texts are rated they are provisional. */
export const isScored = <Row extends { readonly state: string | null; readonly points: number | null }>(
  row: Row,
): row is Row & { readonly points: number } => row.points !== null && row.state === 'finished'

interface Scored {
  readonly points: number
  readonly unrated: number | null
  /** The standard error of the points (FAI-03). */
  readonly error: number | null
  /** The limits of points of the test; none in one of ten questions, or where they are not shown (LEN-01). */
  readonly point_limits?: readonly number[] | null
}

/** The large score of a result. */
export function scoreOf({ points, unrated, error, point_limits }: Scored, say: ReportWords, { language }: Printing): PdfScore {
  const names = resultTexts[language]
  const reached = bandsWithin({ points, error }).map((code) => names[`attempts.band.${code}`])
  const of = say(unrated ? 'reports.of_points_provisional' : 'reports.of_points')
  return {
    value: shownNumber(points, language),
    of: error === null ? of : `± ${roundedError(error, language)} ${of}`,
    band: new Intl.ListFormat(localeOf[language], { type: 'disjunction' }).format(reached),
    reached,
    ...{ points, error, limits: point_limits ?? [] },
    steps: [...likertCodes].reverse().map((code) => names[`attempts.band.${code}`]),
    note: unrated ? say('reports.unrated', { count: unrated }) : undefined,
  }
}

/** The score of a result, with a sentence that says that the language of the test is not adjusted for (FAI-04). */
export function scoreBlocksOf(
  row: Scored & { readonly void_table: number | null },
  say: ReportWords,
  printing: Printing,
): PdfBlock[] {
  const words = resultTexts[printing.language]
  const text =
    row.void_table === null
      ? words['results.not_adjusted']
      : fillVariables(words['results.void_table'], { number: String(row.void_table) })
  return [
    { kind: 'score', score: scoreOf(row, say, printing) },
    { kind: 'note', text },
  ]
}

/** A score as a row among others. */
export function rangeOf(result: Scored & { readonly skill: string }, say: ReportWords, printing: Printing): PdfRange {
  const { value, of, band } = scoreOf(result, say, printing)
  const { points, error, skill } = result
  const number = error === null ? value : `${value} ±${roundedError(error, printing.language)}`
  return { name: skill, points, error, number, words: `${value} ${of}: ${band}` }
}

const roundedError = (error: number, language: Language) => shownNumber(Math.round(error), language)
