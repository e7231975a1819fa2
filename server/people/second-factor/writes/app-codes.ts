import { generateSecret, generateURI, verifySync } from 'otplib'
import { appCodes, isAppCode } from '#domain/people/second-factor/second-factor.rules.ts'

/** A new key of an authenticator app, in Base32. */
export const newAppKey = (): string => generateSecret()

/** The address that a QR code contains. A colon would end the name of the site, which apps show above the account. */
export const appUri = (site: string, account: string, key: string): string =>
  generateURI({ issuer: site.replaceAll(':', ' ').trim(), label: account, secret: key })

/**
 * The time step of a code of an app: the present one or a neighbour, because clocks differ and people type slowly. Undefined for any other
 * code, and for one of the last accepted step or an earlier one (IDT-01).
 */
export function stepOf(code: string, key: string, now: Date, lastStep: number): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000)
  const newest = Math.floor(epoch / appCodes.seconds) + 1
  // After a clock was set back every code is an earlier one.
  if (!isAppCode(code) || lastStep >= newest) return undefined
  const checked = verifySync({ secret: key, token: code, epoch, epochTolerance: appCodes.seconds, afterTimeStep: lastStep })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined
}
