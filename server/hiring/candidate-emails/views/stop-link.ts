import { candidateEmailScreens } from '#domain/hiring/candidate-emails/candidate-emails.screens.ts'
import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isSigned, sign } from '../../../platform/signing.ts'

/** The link that ends suggestions of vacancies to a person without a login. It works as long as the account exists. */
export function stopSuggestionsUrl(
  { config, secretKey }: Pick<Platform, 'config' | 'secretKey'>,
  uuid: string,
  language: Language,
): string {
  const token = `${uuid}.${sign(secretKey, textOf(uuid))}`
  return mailedAddress(config.publicUrl, candidateEmailScreens.stopSuggestions.to({ token }), language)
}

/** The person of a genuine token. */
export function personOfStopToken(secretKey: string, token: string): string | undefined {
  const [, uuid, signature] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(token) ?? []
  return uuid && signature && isSigned(secretKey, textOf(uuid), signature) ? uuid : undefined
}

const textOf = (uuid: string) => `stop suggestions ${uuid}`
