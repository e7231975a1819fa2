import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { isSecret } from '../signing.ts'

export const tagBytes = 16
const cipher = 'aes-256-gcm'
const keyBytes = 32
/** 32 MB and about a tenth of a second for each guess of a key, which has at least 32 characters. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** The second line of an archive, which is not encrypted. */
export const headerShape = z.strictObject({
  encryption: z.enum([cipher, 'none']),
  /** Makes the keys of each archive different, so that counted nonces never repeat. */
  salt: z.string(),
  /** Distinguishes a wrong key from a damaged archive. */
  check: z.string().optional(),
})
export type Header = z.output<typeof headerShape>

/** Protects the frames of an archive: each by a tag that depends on its content, its place and the header. */
export interface Seal {
  close(place: number, content: Buffer): Buffer
  /** The content; undefined when anything was changed. */
  open(place: number, sealed: Buffer): Buffer | undefined
}

/** A new header, with the seal that belongs to it. Without a passphrase the frames are not encrypted. */
export async function newSeal(passphrase: string | undefined): Promise<{ header: Header; sealFor: (head: Buffer) => Seal }> {
  const salt = randomBytes(16)
  const base = { salt: salt.toString('base64url') }
  if (passphrase === undefined) return { header: { ...base, encryption: 'none' }, sealFor: hashing }
  const { key, check } = await deriveKey(passphrase, salt)
  return { header: { ...base, encryption: cipher, check }, sealFor: (head) => encrypting(key, head) }
}

/** The seal of an archive with this header; undefined when the passphrase is another one. `head` is the header as it was read. */
export async function sealOf(header: Header, passphrase: string, head: Buffer): Promise<Seal | undefined> {
  const { key, check } = await deriveKey(passphrase, Buffer.from(header.salt, 'base64url'))
  return isSecret(header.check ?? '', check) ? encrypting(key, head) : undefined
}

async function deriveKey(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: string }> {
  const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)
  const derived = await derive(passphrase, salt, keyBytes + 16, cost)
  return { key: derived.subarray(0, keyBytes), check: derived.subarray(keyBytes).toString('base64url') }
}

function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(place), 4)
  return nonce
}

function encrypting(key: Buffer, head: Buffer): Seal {
  const bound = createHash('sha256').update(head).digest()
  return {
    close(place, content) {
      const encryption = createCipheriv(cipher, key, nonceOf(place)).setAAD(bound)
      return Buffer.concat([encryption.update(content), encryption.final(), encryption.getAuthTag()])
    },
    open(place, sealed) {
      const end = sealed.length - tagBytes
      const decryption = createDecipheriv(cipher, key, nonceOf(place)).setAAD(bound).setAuthTag(sealed.subarray(end))
      try {
        return Buffer.concat([decryption.update(sealed.subarray(0, end)), decryption.final()])
      } catch {
        return undefined
      }
    },
  }
}

/** The seal without a key: it finds damage, and no forgery. */
export function hashing(head: Buffer): Seal {
  const tagOf = (place: number, content: Buffer) =>
    createHash('sha256').update(head).update(nonceOf(place)).update(content).digest().subarray(0, tagBytes)
  return {
    close: (place, content) => Buffer.concat([content, tagOf(place, content)]),
    open(place, sealed) {
      const content = sealed.subarray(0, sealed.length - tagBytes)
      return tagOf(place, content).equals(sealed.subarray(content.length)) ? content : undefined
    },
  }
}
