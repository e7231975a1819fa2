import { interviewScreens } from '#domain/hiring/interviews/interviews.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { mailedLink } from '../../../platform/mail/mail-layout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isSigned, sign } from '../../../platform/signing.ts'
import type { Invited } from '../interviews.reads.ts'
import { texts } from './texts.ts'

/**
 * The page where one invitation is answered; nobody makes one up, and it stands for nothing else (SPEC-61). It also proves that
 * its reader reads the e-mails of `address` (SPEC-72).
 */
export function answerLink(
  { config, secretKey }: Pick<Platform, 'config' | 'secretKey'>,
  invited: Invited,
  address: string,
  language: Language,
) {
  const token = `${answerToken(secretKey, invited)}.${sign(secretKey, addressText(invited, address))}`
  const path = interviewScreens.answerInterview.to({ token })
  return mailedLink(texts[language]['interviews.mail.answer'], config.publicUrl, path, language)
}

function answerToken(secretKey: string, invited: Invited): string {
  return `${invited.uuid}.${invited.sequence}.${sign(secretKey, textOf(invited))}`
}

/** Which invitation a token stands for; undefined when it is none of ours. */
export function invitedBy(secretKey: string, token: string): Invited | undefined {
  const [, uuid, sequence, signature = ''] =
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})\.([\w-]{43})(?:\.[\w-]{43})?$/.exec(token) ?? []
  if (!uuid || !sequence) return undefined
  const invited = { uuid, sequence: Number(sequence) }
  return isSigned(secretKey, textOf(invited), signature) ? invited : undefined
}

/** Whether a token was sent to this address. Those of e-mails from before SPEC-72 say nothing of it. */
export function isSentTo(secretKey: string, invited: Invited, token: string, address: string): boolean {
  const [, , , signature] = token.split('.')
  return signature !== undefined && isSigned(secretKey, addressText(invited, address), signature)
}

function addressText(invited: Invited, address: string): string {
  return `${textOf(invited)} ${address}`
}

function textOf({ uuid, sequence }: Invited): string {
  return `interview ${uuid} ${sequence}`
}
