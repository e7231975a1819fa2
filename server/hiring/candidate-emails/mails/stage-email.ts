import type { MailTemplate } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { confirmUrl } from '../../../platform/mail/confirm-link.ts'
import type { MailSite } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../../platform/mail/reply-address.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { InvitationToSend } from '../../interviews/next-invitation.reads.ts'
import type { Card } from '../candidate-emails.reads.ts'
import { interviewInvitationMail } from './interview-invitation.mail.ts'
import { stageNotificationMail } from './stage-notification.mail.ts'

interface Facts {
  readonly card: Card
  readonly stage: Stage
  readonly language: Language
  readonly template: MailTemplate
  /** Whether the subject is sent as written, also when the interview has changed. */
  readonly isOwnSubject?: boolean
  readonly invitation?: InvitationToSend | undefined
  readonly site: MailSite
  /** The address of the colleague who gets the answers on a site that reads no replies. */
  readonly colleague: string | null | undefined
  readonly now: Date
}

export type StageMail = Mail & { readonly stage: Stage }

/**
 * Composes the e-mail to the candidate of a card about its stage: an invitation to an interview if there is one, else the text of the stage.
 * A pure function: links are signed with the key of `platform`.
 */
export function composeStageEmail(
  platform: Pick<Platform, 'config' | 'secretKey'>,
  { card, stage, language, template, isOwnSubject = false, invitation, site, colleague, now }: Facts,
): StageMail {
  const to = { name: fullName(card.first_name, card.last_name), address: card.email }
  const isConfirmed = card.email_verified_at !== null
  const person = { uuid: card.user_uuid, email: card.email }
  const facts = {
    ...{ language, site, template, applicant: to.name, firstName: card.first_name, job: card.job },
    confirmUrl: isConfirmed ? undefined : confirmUrl(platform, person, language),
    teamAddress: teamAddressOf(platform, { application: card.id, colleague }),
  }
  const composed = invitation
    ? interviewInvitationMail.compose({
        ...{ ...facts, ...invitation, isOwnSubject, address: to.address, ownTimeZone: card.own_time_zone, now },
        readsReplies: platform.config.replies !== undefined,
      })
    : stageNotificationMail.compose({ ...facts, stage, nextTest: card.next_test })
  return {
    ...{ kind: stageNotificationMail.kind, applicationId: card.id, userId: card.user_id, stage, language, to, ...composed },
    expiresAt: invitation?.interview.endsAt,
    addressee: {
      isConfirmed,
      isBarred: card.is_barred,
      lacksConsent: card.consent_due_at !== null,
      isUnreached: card.undelivered_address === card.email,
    },
  }
}
