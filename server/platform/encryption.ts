import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 } as const

/** What a stored secret is for, which gives it a key of its own, and the record that it is bound to. */
export interface Secret {
  readonly purpose: string
  readonly boundTo: string
}

/** Secrets that are read back are encrypted rather than hashed, with a key that SECRET_KEY yields for their purpose (ADR-0172). */
const keyOf = (secretKey: string, { purpose }: Secret) => Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))

/** The stored form of a secret. It can be read for its record only, so that a copied row opens nothing else. */
export function encrypt(secretKey: string, secret: Secret, text: string): Buffer {
  const nonce = randomBytes(lengths.nonce)
  const encrypting = createCipheriv(cipher, keyOf(secretKey, secret), nonce).setAAD(Buffer.from(secret.boundTo))
  const content = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()])
  return Buffer.concat([nonce, encrypting.getAuthTag(), content])
}

/** The secret; undefined when it was stored under another SECRET_KEY, or for another record. */
export function decrypt(secretKey: string, secret: Secret, stored: Buffer): string | undefined {
  const content = lengths.nonce + lengths.tag
  try {
    const decrypting = createDecipheriv(cipher, keyOf(secretKey, secret), stored.subarray(0, lengths.nonce))
      .setAAD(Buffer.from(secret.boundTo))
      .setAuthTag(stored.subarray(lengths.nonce, content))
    return Buffer.concat([decrypting.update(stored.subarray(content)), decrypting.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
