/**
 * A figure that texts state about error, equality, balance or fairness, with the simulation that gives it (TRU-01). What has no such figure is not
 * stated.
 */
export interface Statement {
  readonly about: string
  /** What the texts state, as an English sentence about the measured figures. */
  readonly stated: string
  /** The figures, with a fixed seed. */
  readonly measure: () => readonly number[]
  readonly holds: (figures: readonly number[]) => boolean
  /** Messages by key, with the words that state the figure in each language. */
  readonly messages: readonly (readonly [key: string, en: RegExp, es: RegExp])[]
  /** Documents, with the same. */
  readonly documents?: readonly (readonly [file: string, words: RegExp])[]
}
