import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits, safe in headers and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token; the token itself never is (decision 8). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
