import { createHash, randomBytes } from 'node:crypto'
import { sign } from '../signing.ts'

/** A new opaque token: 256 random bits, safe in headers and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The refresh token that follows another: always the same one, so that a session never has two that live side by side, and
 * nobody's without the secret (SPEC-08, LOG-04).
 */
export function successorOf(refreshToken: string, secretKey: string): string {
  return sign(secretKey, `refresh ${refreshToken}`)
}

/** What is stored of a token; the token itself never is (SPEC-08). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
