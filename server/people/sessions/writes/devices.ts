import { newToken } from '../../../platform/sessions/tokens.ts'
import { isSigned, sign } from '../../../platform/signing.ts'

/** Makes the signed text that a browser stores after a login, so that the account recognises it on any network (LOG-01). */
export function newDevice(secretKey: string, userId: number): string {
  const name = newToken().slice(0, 16)
  return `${name}.${sign(secretKey, textOf(userId, name))}`
}

/** The name of a device on which this person logged in; undefined for any other text. */
export function knownDevice(secretKey: string, userId: number, device: string | undefined): string | undefined {
  const [name = '', signature = ''] = (device ?? '').split('.')
  return isSigned(secretKey, textOf(userId, name), signature) ? name : undefined
}

/** The device that a browser has shown, if this person logged in with it before; else a new one. */
export const deviceFor = (secretKey: string, userId: number, device: string | undefined): string =>
  device !== undefined && knownDevice(secretKey, userId, device) !== undefined ? device : newDevice(secretKey, userId)

/** The stored form of a device: it can be recognised, but not read back. */
export function deviceHash(secretKey: string, device: string): string {
  return sign(secretKey, `device of session ${device}`)
}

function textOf(userId: number, name: string): string {
  return `device ${userId} ${name}`
}
