import { createHmac, timingSafeEqual } from 'node:crypto'
import { newToken } from './tokens.ts'

/** What a browser keeps after somebody logged in there, so that their account knows it again on any network; nobody can make one up (LOG-01). */
export function newDevice(secretKey: string, userId: number): string {
  const name = newToken().slice(0, 16)
  return `${name}.${signatureOf(secretKey, userId, name)}`
}

/** The name of a device that this person logged in on; undefined for any other text. */
export function knownDevice(secretKey: string, userId: number, device: string | undefined): string | undefined {
  const [name = '', signature = ''] = (device ?? '').split('.')
  const wanted = Buffer.from(signatureOf(secretKey, userId, name))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? name : undefined
}

function signatureOf(secretKey: string, userId: number, name: string): string {
  return createHmac('sha256', secretKey).update(`device ${userId} ${name}`).digest('base64url')
}
