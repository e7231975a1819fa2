import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { recoveryCodes, recoveryLetters } from '#domain/people/second-factor/second-factor.rules.ts'
import { sign } from '../../../platform/signing.ts'

const cipher = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 } as const

/** The key of an app is read back, so it is encrypted rather than hashed, with a key of its own that SECRET_KEY yields (ADR-0172). */
const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'keys of authenticator apps', 32))

const boundTo = (userId: number) => Buffer.from(`authenticator app of ${userId}`)

/** The stored form of an app's key. It can be read for this person only, so that a copied row opens no other account. */
export function encryptKey(secretKey: string, userId: number, key: string): Buffer {
  const nonce = randomBytes(lengths.nonce)
  const encrypting = createCipheriv(cipher, keyOf(secretKey), nonce).setAAD(boundTo(userId))
  const text = Buffer.concat([encrypting.update(key, 'utf8'), encrypting.final()])
  return Buffer.concat([nonce, encrypting.getAuthTag(), text])
}

/** The key of an app; undefined when it was stored under another SECRET_KEY or for another person. */
export function decryptKey(secretKey: string, userId: number, stored: Buffer): string | undefined {
  const text = lengths.nonce + lengths.tag
  try {
    const decrypting = createDecipheriv(cipher, keyOf(secretKey), stored.subarray(0, lengths.nonce))
      .setAAD(boundTo(userId))
      .setAuthTag(stored.subarray(lengths.nonce, text))
    return Buffer.concat([decrypting.update(stored.subarray(text)), decrypting.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The stored form of a recovery code: a keyed hash, so that a copy of the database does not help to guess one. */
export const recoveryCodeHash = (secretKey: string, userId: number, code: string): string =>
  sign(secretKey, `recovery code of ${userId} ${code}`)

/** New recovery codes, all different. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  const letter = () => recoveryLetters.charAt(randomInt(recoveryLetters.length))
  while (codes.size < recoveryCodes.count) codes.add(Array.from({ length: recoveryCodes.length }, letter).join(''))
  return [...codes]
}
