import { randomUUID } from 'node:crypto'
import type { Interview } from '#domain/hiring/candidate-emails/interview-times.rules.ts'
import { senderOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { nextInvitation } from '#domain/hiring/interviews/next-invitation.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { replyAddress } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { readMailFrom } from '../../platform/site-content.ts'
import { readStandingInterview } from './interviews.reads.ts'
import { answerUrl } from './views/answer-link.ts'

/**
 * The invitation that an e-mail about a card's stage brings, decided from the interview as it stands, with the link that answers it and the
 * sender whom its calendar file names. The caller holds the lock of the card. `announceInterview` stores it.
 */
export async function readNextInvitation(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'secretKey' | 'live' | 'db'>,
  card: { readonly id: number; readonly email: string },
  interview: Interview,
  language: Language,
) {
  const from = await readMailFrom(platform, tx, language)
  // Where the site reads replies, it is the one that calendars answer.
  const answered = replyAddress(platform, { kind: 'application', id: card.id })
  const first = { uuid: randomUUID(), organizer: answered ? senderOf(from.name, answered) : interview.sender }
  const next = nextInvitation(await readStandingInterview(tx, card.id, interview.stage), interview, first)
  return { ...next, interview, answerUrl: answerUrl(platform, next, card.email, language), from }
}
export type InvitationToSend = Awaited<ReturnType<typeof readNextInvitation>>
