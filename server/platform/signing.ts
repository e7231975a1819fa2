import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text with the secret key. Begin each text with its purpose, so that no signature serves two. */
export function sign(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url')
}

/** Checks a signature in constant time, so that timing does not reveal how much of a wrong one is right. */
export function isSigned(secretKey: string, text: string, signature: string): boolean {
  const wanted = Buffer.from(sign(secretKey, text))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
