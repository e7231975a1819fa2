import { randomBytes } from 'node:crypto'
import { generateKeyBetween } from 'fractional-indexing'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * A place between two neighbours in a hand-made order: text that is compared byte by byte, so that a move writes one row. Null is the
 * beginning or the end. Some randomness separates two rows that are put into the same gap at once. Lists are read in pages by (place, id),
 * never by an offset.
 */
export function placeBetween(before: string | null, after: string | null): string {
  const middle = generateKeyBetween(before, after)
  const apart = middle + [...randomBytes(5)].map((byte) => digits[byte % digits.length]).join('')
  return after !== null && apart >= after ? middle : apart
}
