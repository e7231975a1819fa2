import { timesScreens } from '#domain/hiring/interview-times/interview-times.screens.ts'
import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isSigned, sign } from '../../../platform/signing.ts'

type Signing = Pick<Platform, 'config' | 'secretKey'>

const textOf = (offer: string) => `interview times ${offer}`
const addressText = (offer: string, address: string) => `${textOf(offer)} ${address}`

/** The path of the page on which the candidate of an offer picks a time. Its token is signed for this offer. */
export const timesPath = (secretKey: string, offer: string): string =>
  timesScreens.pickTime.to({ token: `${offer}.${sign(secretKey, textOf(offer))}` })

/** The same in an e-mail. The token also proves that its reader receives the e-mails of `address` (SPEC-72). */
export function timesUrl({ config, secretKey }: Signing, offer: string, address: string, language: Language): string {
  const token = `${offer}.${sign(secretKey, textOf(offer))}.${sign(secretKey, addressText(offer, address))}`
  return mailedAddress(config.publicUrl, timesScreens.pickTime.to({ token }), language)
}

/** The offer that a token names; undefined for a forged token. */
export function offerOfToken(secretKey: string, token: string): string | undefined {
  const [, uuid, signature = ''] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})(?:\.[\w-]{43})?$/.exec(token) ?? []
  return uuid && isSigned(secretKey, textOf(uuid), signature) ? uuid : undefined
}

/** Whether a token was sent to this address. */
export function isSentTo(secretKey: string, offer: string, token: string, address: string): boolean {
  const [, , signature] = token.split('.')
  return signature !== undefined && isSigned(secretKey, addressText(offer, address), signature)
}
