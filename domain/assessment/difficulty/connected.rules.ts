import type { AnswersOfAttempt } from './answers.rules.ts'

/**
 * The largest group of questions whose difficulties can be compared: from each question a chain leads to every other one, in which somebody had
 * the one right and the next wrong in the same attempt. Without such a chain the likelihood has no maximum (Fischer 1981).
 */
export function largestComparable(attempts: readonly AnswersOfAttempt[], candidates: readonly number[]): number[] {
  const placeOf = new Map(candidates.map((question, place) => [question, place]))
  const beaten = candidates.map(() => new Set<number>())
  const beatenBy = candidates.map(() => new Set<number>())
  for (const { questions, right } of attempts)
    for (const [at, winner] of questions.entries()) {
      const better = right[at] ? placeOf.get(winner) : undefined
      if (better === undefined) continue
      for (const [other, loser] of questions.entries()) {
        const worse = right[other] ? undefined : placeOf.get(loser)
        if (worse === undefined) continue
        beaten[better]?.add(worse)
        beatenBy[worse]?.add(better)
      }
    }
  let largest: number[] = []
  const grouped = new Set<number>()
  for (const place of candidates.keys()) {
    if (grouped.has(place)) continue
    const above = reachable(beatenBy, place)
    const group = [...reachable(beaten, place)].filter((one) => above.has(one))
    for (const one of group) grouped.add(one)
    if (group.length > largest.length) largest = group
  }
  return largest.length < 2 ? [] : largest.sort((one, other) => one - other).map((place) => candidates[place] as number)
}

function reachable(edges: readonly ReadonlySet<number>[], from: number): Set<number> {
  const seen = new Set([from])
  for (const place of seen) for (const next of edges[place] ?? []) seen.add(next)
  return seen
}
