/** The results of a person in the tests that a vacancy requires: how many they have, and the mean of their points (RNG-01). */
export interface Taken {
  readonly taken: number
  /** Null without any result. */
  readonly mean: number | null
}

/** Summarises the points of required tests; null is a test without a rated result. */
export function takenOf(points: readonly (number | null)[]): Taken {
  const held = points.filter((one) => one !== null)
  return { taken: held.length, mean: held.length === 0 ? null : held.reduce((sum, one) => sum + one, 0) / held.length }
}

/**
 * Orders people by all required tests, the best first: who has more results stands above, and only people with equally many are compared by their
 * mean. A sum over different numbers of tests orders nobody (decision 100).
 */
export const compareTaken = (one: Taken, other: Taken): number => other.taken - one.taken || (other.mean ?? 0) - (one.mean ?? 0)
