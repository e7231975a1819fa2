import { createHash, randomBytes } from 'node:crypto'
import { sign } from '../signing.ts'

/** Makes an opaque token: 256 random bits, safe in headers and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret of a link for clients, in the form that `withoutSignedLinks` removes where colleagues read e-mails. */
export const newLinkSecret = (): string => `c.${newToken()}`

/**
 * The refresh token that follows another. It is always the same one, so that a session never has two successors; without the secret nobody
 * can compute it (SPEC-08, LOG-04).
 */
export function successorOf(refreshToken: string, secretKey: string): string {
  return sign(secretKey, `refresh ${refreshToken}`)
}

/** The stored form of a token; the token itself is never stored (SPEC-08). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
