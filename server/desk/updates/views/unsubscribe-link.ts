import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import { type UpdateKind, updateKinds } from '#domain/update-kinds.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isSigned, sign } from '../../../platform/signing.ts'

/** The e-mails that a link ends: those of one kind, or the daily one. */
export type Subscription = UpdateKind | 'daily'

/** The link that ends some e-mails of one colleague without a login. It works as long as the account exists. */
export function unsubscribeUrl(
  { config, secretKey }: Pick<Platform, 'config' | 'secretKey'>,
  uuid: string,
  of: Subscription,
  language: Language,
): string {
  const token = `${uuid}.${of}.${sign(secretKey, textOf(uuid, of))}`
  return mailedAddress(config.publicUrl, updateScreens.unsubscribe.to({ token }), language)
}

/** The person and the e-mails of a genuine token. */
export function subscriptionOf(secretKey: string, token: string): { uuid: string; of: Subscription } | undefined {
  const [, uuid, name, signature] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\w+)\.([\w-]{43})$/.exec(token) ?? []
  const of = ([...updateKinds, 'daily'] as const).find((one) => one === name)
  if (!uuid || !of || !signature || !isSigned(secretKey, textOf(uuid, of), signature)) return undefined
  return { uuid, of }
}

const textOf = (uuid: string, of: Subscription) => `unsubscribe ${uuid} ${of}`
