import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import { correctionScreens } from '#domain/people/corrections/corrections.screens.ts'
import type { Platform } from '../../platform/platform.ts'
import { isSigned, sign } from '../../platform/signing.ts'

export type AddressAct = 'stop' | 'use'

interface Signed {
  readonly uuid: string
  readonly former_address: string
  readonly address: string
  readonly asked_at: Date
}

/** The former address may stop every change of its person; the new one confirms the change that was begun for it. */
const textOf = (act: AddressAct, { uuid, former_address, address, asked_at }: Signed) =>
  act === 'stop'
    ? `stop address change ${uuid} ${former_address}`
    : `use address ${uuid} ${former_address} ${address} ${asked_at.toISOString()}`

/** The link that stops a change of address, or confirms the new one. */
export function addressUrl(
  { config, secretKey }: Pick<Platform, 'config' | 'secretKey'>,
  act: AddressAct,
  change: Signed,
  language: Language,
): string {
  const token = `${act}.${change.uuid}.${sign(secretKey, textOf(act, change))}`
  return mailedAddress(config.publicUrl, correctionScreens.addressChange.to({ token }), language)
}

/** What a token says it is; isOfChange checks its signature. */
export function readAddressToken(
  token: string,
): { readonly act: AddressAct; readonly uuid: string; readonly signature: string } | undefined {
  const [, act = '', uuid = '', signature = ''] =
    /^(stop|use)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(token) ?? []
  return act ? { act: act as AddressAct, uuid, signature } : undefined
}

export const isOfChange = (secretKey: string, act: AddressAct, change: Signed, signature: string): boolean =>
  isSigned(secretKey, textOf(act, change), signature)
