import { randomInt } from 'node:crypto'
import { recoveryCodes, recoveryLetters } from '#domain/people/second-factor/second-factor.rules.ts'
import { decrypt, encrypt } from '../../../platform/encryption.ts'
import { sign } from '../../../platform/signing.ts'

const keyOfApp = (userId: number) => ({ purpose: 'keys of authenticator apps', boundTo: `authenticator app of ${userId}` })

/** The stored form of an app's key, which is read back for this person only (ADR-0172). */
export const encryptKey = (secretKey: string, userId: number, key: string): Buffer => encrypt(secretKey, keyOfApp(userId), key)

/** The key of an app; undefined when it was stored under another SECRET_KEY or for another person. */
export const decryptKey = (secretKey: string, userId: number, stored: Buffer): string | undefined =>
  decrypt(secretKey, keyOfApp(userId), stored)

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
