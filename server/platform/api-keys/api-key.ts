import { randomBytes } from 'node:crypto'
import { hashToken, newToken } from '../sessions/tokens.ts'

/** Keys begin with the product's name, so that programs that look for leaked secrets recognise them. */
const start = 'cantera_'
const shape = /^cantera_([0-9a-f]{12})_[\w-]{43}$/

/** The part by which a key is found; undefined for a token that is no key. */
export const prefixOf = (token: string): string | undefined => shape.exec(token)?.[1]

/** How a key begins, as staff see it. */
export const shownPrefix = (prefix: string): string => `${start}${prefix}…`

/** A new key with 256 random bits; only its hash is stored. */
export function newApiKey(): { key: string; prefix: string; key_hash: Buffer } {
  const prefix = randomBytes(6).toString('hex')
  const key = `${start}${prefix}_${newToken()}`
  return { key, prefix, key_hash: hashToken(key) }
}
