import type { AnswersOfAttempt } from '../difficulty/answers.rules.ts'

/** The most questions of a file: those with the most answers. */
export const mostShared = 200
/** A bank with fewer finished tests leaves no file: its counts could say something about single people. */
export const leastShared = 30
/** A file that is older than this says how hard questions were for other people. */
export const oldestDays = 730
/** How much the clock of another site may be ahead. */
export const aheadSeconds = 300

/** The counts of a question. */
export interface QuestionCounts {
  readonly answers: number
  readonly right: number
}

/** [a question, a later one, how many people had only the first right, how many only the second], by their places. */
export type PairCounts = readonly [first: number, second: number, onlyFirst: number, onlySecond: number]

export interface BankCounts<Question extends QuestionCounts = QuestionCounts> {
  readonly attempts: number
  readonly questions: readonly Question[]
  readonly pairs: readonly PairCounts[]
}

/** Counts the answers of a bank by question and by pair of questions, of the questions with the most answers. */
export function countPairs(attempts: readonly AnswersOfAttempt[]): BankCounts<QuestionCounts & { readonly question: number }> {
  const counts = new Map<number, { answers: number; right: number }>()
  for (const { questions, right } of attempts)
    for (const [at, question] of questions.entries()) {
      const count = counts.get(question) ?? { answers: 0, right: 0 }
      counts.set(question, { answers: count.answers + 1, right: count.right + (right[at] ? 1 : 0) })
    }
  const kept = [...counts]
    .sort(([one, { answers }], [other, others]) => others.answers - answers || one - other)
    .slice(0, mostShared)
    .sort(([one], [other]) => one - other)
  const placeOf = new Map(kept.map(([question], place) => [question, place]))
  const pairs = new Map<number, [number, number]>()
  for (const { questions, right } of attempts)
    for (const [at, winner] of questions.entries()) {
      const better = right[at] ? placeOf.get(winner) : undefined
      if (better === undefined) continue
      for (const [other, loser] of questions.entries()) {
        const worse = right[other] ? undefined : placeOf.get(loser)
        if (worse === undefined) continue
        const key = Math.min(better, worse) * mostShared + Math.max(better, worse)
        const pair = pairs.get(key) ?? [0, 0]
        pair[better < worse ? 0 : 1] += 1
        pairs.set(key, pair)
      }
    }
  return {
    attempts: attempts.length,
    questions: kept.map(([question, count]) => ({ question, ...count })),
    pairs: [...pairs]
      .sort(([one], [other]) => one - other)
      .map(([key, [first, second]]) => [Math.floor(key / mostShared), key % mostShared, first, second]),
  }
}

/**
 * The places of questions whose counts cannot all be true: more right answers than answers, or more people who had only one of two questions
 * right than answered it so.
 */
export function contradictions({ attempts, questions, pairs }: BankCounts): Set<number> {
  const found = new Set<number>()
  for (const [place, { answers, right }] of questions.entries()) if (right > answers || answers > attempts) found.add(place)
  const seen = new Set<number>()
  for (const [first, second, onlyFirst, onlySecond] of pairs) {
    const [one, other] = [questions[first], questions[second]]
    const key = first * mostShared + second
    const isPossible =
      one &&
      other &&
      first < second &&
      !seen.has(key) &&
      onlyFirst + onlySecond <= Math.min(one.answers, other.answers) &&
      onlyFirst <= Math.min(one.right, other.answers - other.right) &&
      onlySecond <= Math.min(other.right, one.answers - one.right)
    seen.add(key)
    if (!isPossible) for (const place of [first, second]) if (place < questions.length) found.add(place)
  }
  return found
}

/** A question by what a file says of it. */
export interface Fingerprints {
  readonly id: string
  readonly text: string
  readonly key: string
}

/** Why a question of a file says nothing about a bank; each ends a message key `shared_counts.left_out.…`. */
export const leftOutReasons = ['contradictory', 'other_key', 'changed', 'unknown', 'few', 'disagrees'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** The question of the bank that a question of a file is, by its place; or why it is none. */
export function matchQuestions<Own extends Fingerprints>(
  counts: BankCounts<QuestionCounts & Fingerprints>,
  own: readonly Own[],
): (Own | LeftOutReason)[] {
  const byKey = new Map(own.map((question) => [question.key, question]))
  const texts = new Set(own.map(({ text }) => text))
  const ids = new Set(own.map(({ id }) => id))
  const impossible = contradictions(counts)
  const taken = new Set<Own>()
  return counts.questions.map(({ id, text, key }, place) => {
    if (impossible.has(place)) return 'contradictory'
    const same = byKey.get(key)
    if (same && !taken.has(same)) {
      taken.add(same)
      return same
    }
    if (texts.has(text)) return 'other_key'
    return ids.has(id) ? 'changed' : 'unknown'
  })
}
