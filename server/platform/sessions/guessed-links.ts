import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform } from '../platform.ts'
import { networkOf } from './network.ts'
import { countUse, pseudonym, usedUp } from './rate-limits.ts'

const guessing = { most: 30, seconds: 900 }

interface Guess {
  /** What the link opens, for the count: guesses at one kind of link are apart from those at another. */
  readonly of: string
  readonly ip: string
}

/** The count of what a network guessed at one kind of link. */
export const guessesOf = (secretKey: Platform['secretKey'], { of, ip }: Guess) => ({
  key: `${of} guesses ${pseudonym(secretKey, networkOf(ip))}`,
  ...guessing,
})

/**
 * The record that a secret link opens; undefined for one that opens nothing, which counts against the network as wrong passwords do (LOG-06).
 * Refuses a network that has guessed too often, before it reads anything.
 */
export async function openGuessable<Row>(
  { db, secretKey }: Pick<Platform, 'db' | 'secretKey'>,
  guess: Guess,
  find: () => Promise<Row | undefined>,
): Promise<Row | undefined | Refusal> {
  const ofNetwork = guessesOf(secretKey, guess)
  const retryAfter = await usedUp(db, [ofNetwork])
  if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
  const found = await find()
  if (found === undefined) await countUse(db, [ofNetwork])
  return found
}
