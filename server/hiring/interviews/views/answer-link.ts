import { interviewScreens } from '#domain/hiring/interviews/interviews.screens.ts'
import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isSigned, sign } from '../../../platform/signing.ts'
import type { InvitationId } from '../interviews.reads.ts'

/**
 * The address of the page that answers one invitation. Its token is signed for this invitation (SPEC-61). The token also proves
 * that its reader receives the e-mails of `address` (SPEC-72).
 */
export function answerUrl(
  { config, secretKey }: Pick<Platform, 'config' | 'secretKey'>,
  invitation: InvitationId,
  address: string,
  language: Language,
): string {
  const token = `${answerToken(secretKey, invitation)}.${sign(secretKey, addressText(invitation, address))}`
  return mailedAddress(config.publicUrl, interviewScreens.answerInterview.to({ token }), language)
}

function answerToken(secretKey: string, invitation: InvitationId): string {
  return `${invitation.uuid}.${invitation.sequence}.${sign(secretKey, textOf(invitation))}`
}

/** The invitation that a token names; undefined for a forged token. */
export function invitationOfToken(secretKey: string, token: string): InvitationId | undefined {
  const [, uuid, sequence, signature = ''] =
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})\.([\w-]{43})(?:\.[\w-]{43})?$/.exec(token) ?? []
  if (!uuid || !sequence) return undefined
  const invitation = { uuid, sequence: Number(sequence) }
  return isSigned(secretKey, textOf(invitation), signature) ? invitation : undefined
}

/** Whether a token was sent to this address. Tokens of e-mails from before SPEC-72 prove no address. */
export function isSentTo(secretKey: string, invitation: InvitationId, token: string, address: string): boolean {
  const [, , , signature] = token.split('.')
  return signature !== undefined && isSigned(secretKey, addressText(invitation, address), signature)
}

function addressText(invitation: InvitationId, address: string): string {
  return `${textOf(invitation)} ${address}`
}

function textOf({ uuid, sequence }: InvitationId): string {
  return `interview ${uuid} ${sequence}`
}
