import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import type { Platform } from '../platform.ts'
import { isSigned, sign } from '../signing.ts'

interface Addressee {
  readonly uuid: string
  readonly email: string
}

/** The link that confirms an address. It is signed for one person and one address (SPEC-56). */
export function confirmUrl(
  { config, secretKey }: Pick<Platform, 'config' | 'secretKey'>,
  { uuid, email }: Addressee,
  language: Language,
): string {
  const token = `${uuid}.${sign(secretKey, textOf({ uuid, email }))}`
  return mailedAddress(config.publicUrl, accountScreens.confirmAddress.to({ token }), language)
}

/** The person that a confirmation token names; isConfirmationOf checks its signature. */
export function uuidOfConfirmation(token: string): string | undefined {
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/.exec(token)?.[1]
}

export function isConfirmationOf(secretKey: string, addressee: Addressee, token: string): boolean {
  return isSigned(secretKey, textOf(addressee), token.split('.')[1] ?? '')
}

function textOf({ uuid, email }: Addressee): string {
  return `address ${uuid} ${email}`
}
