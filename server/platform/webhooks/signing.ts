import { createHmac, randomBytes } from 'node:crypto'
import { decrypt, encrypt } from '../encryption.ts'

/** A new secret in the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

const boundTo = (receiver: string) => ({ purpose: 'webhook secret', boundTo: receiver })
/** The stored form of the secret of a receiver, named by its uuid. */
export const encryptSecret = (secretKey: string, receiver: string, secret: string) =>
  encrypt(secretKey, boundTo(receiver), secret)
/** The secret; undefined when it was stored under another SECRET_KEY. */
export const decryptSecret = (secretKey: string, receiver: string, stored: Buffer) =>
  decrypt(secretKey, boundTo(receiver), stored)

/** The headers of a message as Standard Webhooks says: its id, the time, and the HMAC of both with the body. */
export function signedHeaders(secret: string, { id, at, body }: { id: string; at: Date; body: string }): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}
