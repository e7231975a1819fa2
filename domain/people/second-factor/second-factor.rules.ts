import { secondFactorFeature } from './second-factor.feature.ts'

/** How many recovery codes a person gets, and how long each is (MFA-01). */
export const recoveryCodes = { count: 10, length: 10 } as const

/** Letters and digits that nobody confuses when they read a code from paper: without 0, 1, i, l and o. Ten of them have 49 bits. */
export const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The number of digits in a code of an authenticator app, and the seconds for which it is shown. */
export const appCodes = { digits: 6, seconds: 30 } as const

/** Whether a plain code can be one of an app; any other one is taken for a recovery code. */
export const isAppCode = (code: string): boolean => new RegExp(`^\\d{${appCodes.digits}}$`).test(code)

/** A recovery code as people read it, with a hyphen in the middle. */
export function shownRecoveryCode(code: string): string {
  const middle = recoveryCodes.length / 2
  return `${code.slice(0, middle)}-${code.slice(middle)}`
}

/** The key of an app in groups of four, for people who type it. */
export const shownKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? ''

/** What a person or a colleague did to a second factor; audited by these names, and the person is notified by e-mail. */
export const factorEvents = secondFactorFeature.audited.user
export type FactorEvent = (typeof factorEvents)[number]
