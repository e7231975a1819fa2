import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** Signs a text with the secret key. Begin each text with its purpose, so that no signature serves two. */
export function sign(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url')
}

/** Checks a signature of a text. */
export const isSigned = (secretKey: string, text: string, signature: string): boolean =>
  isSecret(signature, sign(secretKey, text))

/** Compares with a secret in constant time, so that timing does not reveal how much of a wrong text is right. */
export function isSecret(text: string, secret: string): boolean {
  const [given, wanted] = [Buffer.from(text), Buffer.from(secret)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Compares like `isSecret`, and does not reveal the length of the secret either: both texts are hashed first. */
export function isSameSecret(text: string, secret: string): boolean {
  const digest = (value: string) => hash('sha256', value, 'buffer')
  return timingSafeEqual(digest(text), digest(secret))
}
