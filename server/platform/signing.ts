import { createHmac, timingSafeEqual } from 'node:crypto'

/** What only who has the key can say of a text. Begin the text with what it is for, so that no signature serves twice. */
export function sign(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url')
}

/** Whether a signature is that of the text; tells nothing of how nearly right a wrong one was. */
export function isSigned(secretKey: string, text: string, signature: string): boolean {
  const wanted = Buffer.from(sign(secretKey, text))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
