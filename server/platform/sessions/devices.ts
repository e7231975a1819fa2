import { isSigned, sign } from '../signing.ts'
import { newToken } from './tokens.ts'

/** What a browser keeps after somebody logged in there, so that their account knows it again on any network; nobody can make one up (LOG-01). */
export function newDevice(secretKey: string, userId: number): string {
  const name = newToken().slice(0, 16)
  return `${name}.${sign(secretKey, textOf(userId, name))}`
}

/** The name of a device that this person logged in on; undefined for any other text. */
export function knownDevice(secretKey: string, userId: number, device: string | undefined): string | undefined {
  const [name = '', signature = ''] = (device ?? '').split('.')
  return isSigned(secretKey, textOf(userId, name), signature) ? name : undefined
}

/** What is kept of a device: enough to know it again, not to name it. */
export function deviceHash(secretKey: string, device: string): string {
  return sign(secretKey, `device of session ${device}`)
}

function textOf(userId: number, name: string): string {
  return `device ${userId} ${name}`
}
