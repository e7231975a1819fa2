import { twoDecimals } from '../../kernel/two-decimals.ts'
import { chanceOfRight } from '../difficulty/chance.rules.ts'
import type { Linked } from '../difficulty/linked-result.contract.ts'
import { pointsOfAttempt, pointsOfQuestion } from '../results/scoring.rules.ts'
import type { DifferenceClass } from '../workshop/language-difference.rules.ts'
import { abilityAt, meanOf } from '../workshop/targets.rules.ts'

/** Both questions of a pair, with their difficulties in logits, each in its own bank. */
export interface LinkedPair {
  readonly es: number
  readonly en: number
  /** How differently they work; null with too few answers to say so. */
  readonly class: DifferenceClass | null
}

/** How much harder the English questions are than the Spanish ones, in logits, with its standard error. */
export interface Link {
  readonly constant: number
  readonly error: number
  /** The pairs that it is estimated from. */
  readonly pairs: number
}

/** Why no table can be signed; each ends a message key `language_links.lack.…`. */
export const linkLacks = ['unknown', 'few', 'unsure'] as const
export type LinkLack = (typeof linkLacks)[number]

/** With fewer pairs, one odd translation decides. */
export const leastPairs = 5
/** A larger error, in logits, is more than three points out of 100 for an average person. */
export const mostError = 0.12

/** The pairs that link the languages: they were compared, and show no large difference. */
export const anchorsAmong = (pairs: readonly LinkedPair[]): LinkedPair[] =>
  pairs.filter((pair) => pair.class !== null && pair.class !== 'C')

/**
 * Mean/mean linking (Kolen and Brennan, 2014): the difficulties of each language have mean zero in their own bank, so the mean difference of questions
 * that are equally hard says how far the means of both banks are apart. Its error is that of a mean of so many differences.
 */
export function estimateLink(pairs: readonly LinkedPair[]): Link | LinkLack {
  if (pairs.length === 0) return 'unknown'
  const differences = anchorsAmong(pairs).map(({ es, en }) => es - en)
  if (differences.length < leastPairs) return 'few'
  const constant = meanOf(differences)
  const variance = differences.reduce((sum, value) => sum + (value - constant) ** 2, 0) / (differences.length - 1)
  const error = Math.sqrt(variance / differences.length)
  return error > mostError ? 'unsure' : { constant, error, pairs: differences.length }
}

/** Points of a test in English, and the points that the same ability yields in Spanish, with the error that the link adds. */
export interface LinkRow {
  readonly points: number
  readonly equal: number
  readonly error: number
}

const step = 10

/** The table of a link: for every ten points of a test in English, the expected points of the same person in Spanish. */
export function tableOf(
  { constant, error }: Pick<Link, 'constant' | 'error'>,
  es: readonly number[],
  en: readonly number[],
): LinkRow[] {
  const onSpanishScale = en.map((difficulty) => difficulty + constant)
  return Array.from({ length: pointsOfAttempt / step + 1 }, (_, place): LinkRow => {
    const points = place * step
    // All right, and all wrong, are the same in both languages.
    if (points === 0 || points === pointsOfAttempt) return { points, equal: points, error: 0 }
    const ability = abilityAt(points / pointsOfAttempt, onSpanishScale)
    const chances = es.map((difficulty) => chanceOfRight(ability, difficulty))
    const slope = meanOf(chances.map((chance) => chance * (1 - chance)))
    return { points, equal: twoDecimals(pointsOfAttempt * meanOf(chances)), error: twoDecimals(pointsOfAttempt * slope * error) }
  })
}

/** The row of a table for any points, between two of its rows. */
export function rowAt(table: readonly LinkRow[], points: number): LinkRow {
  const after = table.find((row) => row.points >= points) ?? (table.at(-1) as LinkRow)
  const before = table.findLast((row) => row.points <= points) ?? after
  const part = after === before ? 0 : (points - before.points) / (after.points - before.points)
  const between = (one: number, other: number) => one + part * (other - one)
  return { points, equal: between(before.equal, after.equal), error: between(before.error, after.error) }
}

/** A question of an attempt with its points. */
export interface ScoredQuestion {
  readonly type: 'select' | 'text'
  readonly points: number
}

/**
 * The result of a test in English on the scale of the Spanish ones. Only chosen answers are adjusted: the table is made from their difficulties, and people
 * rate texts by the same scale in both languages. Unknown errors stay zero.
 */
export function linkedResult(table: readonly LinkRow[], questions: readonly ScoredQuestion[], error: number | null): Linked {
  const chosen = questions.filter(({ type }) => type === 'select')
  const sumOf = (of: readonly ScoredQuestion[]) => of.reduce((sum, { points }) => sum + points, 0)
  const most = pointsOfQuestion * questions.length
  const mostChosen = pointsOfQuestion * chosen.length
  if (mostChosen === 0)
    return { points: twoDecimals((pointsOfAttempt * sumOf(questions)) / Math.max(1, most)), error: error ?? 0 }
  const row = rowAt(table, (pointsOfAttempt * sumOf(chosen)) / mostChosen)
  const texts = sumOf(questions) - sumOf(chosen)
  return {
    points: twoDecimals((pointsOfAttempt * ((row.equal / pointsOfAttempt) * mostChosen + texts)) / most),
    error: twoDecimals(Math.hypot(error ?? 0, (row.error * mostChosen) / most)),
  }
}
