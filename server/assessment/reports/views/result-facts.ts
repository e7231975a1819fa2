import { en as attemptsEn } from '#domain/assessment/attempts/attempts.candidate.en.ts'
import { es as attemptsEs } from '#domain/assessment/attempts/attempts.candidate.es.ts'
import { en as signalsEn } from '#domain/assessment/attempts/attempts.staff.en.ts'
import { es as signalsEs } from '#domain/assessment/attempts/attempts.staff.es.ts'
import { durationText, figuresOfQuestions } from '#domain/assessment/results/results.rules.ts'
import { en as resultsEn } from '#domain/assessment/results/results.staff.en.ts'
import { es as resultsEs } from '#domain/assessment/results/results.staff.es.ts'
import { averageOf, bandOf } from '#domain/assessment/results/scoring.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
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

/** The facts at the head of a result: person, vacancies, points, times and raters. */
export function factsOf({ row, questions, vacancies }: Outcome, person: string, say: ReportWords, printing: Printing): Fact[] {
  const words = resultTexts[printing.language]
  const figures = figuresOfQuestions(questions)
  const part = partIn(printing.language)
  const when = (at: Date | null): string => (at ? shownDate(at, printing) : '—')
  const facts: Fact[] = [
    [say('reports.person'), person],
    ...(vacancies.length > 0 ? [[say('reports.vacancy'), vacancies.join('; ')] as const] : []),
    [say('reports.skill'), row.skill],
    [say('reports.state'), row.archived_at ? words['results.state.archived'] : words[`results.state.${row.state ?? 'none'}`]],
  ]
  if (!hasEnded(row)) return facts
  const rated = figures.ratings.filter(({ count }) => count > 0)
  const raters = [
    ...new Set(questions.flatMap(({ ratings }) => ratings.filter(({ counts }) => counts).map(({ rater }) => rater))),
  ]
  return [
    ...facts,
    ...(row.points === null || row.state !== 'finished' ? [] : pointsOf(row, row.points, figures.questions, say, printing)),
    [words['results.started_at'], when(row.started_at)],
    [words['results.finished_at'], when(row.finished_at)],
    [words['results.time_complete'], durationText(figures.seconds)],
    [words['results.corrects'], part(figures.right)],
    [words['results.incorrects'], part(figures.wrong)],
    [words['results.evaluate'], part(figures.waiting)],
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

function pointsOf({ unrated }: ResultRow, points: number, questions: number, say: ReportWords, { language }: Printing): Fact[] {
  const band = resultTexts[language][`attempts.band.${bandOf(points)}`]
  const key = unrated ? 'reports.points_provisional' : 'reports.points_value'
  return [
    [say('reports.points'), say(key, { points, band, count: unrated ?? 0 })],
    [say('reports.average'), say('reports.average_value', { average: averageOf(points, questions) })],
  ]
}
