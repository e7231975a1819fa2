import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { applicationScreens } from '#domain/screens.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import { mailedLink } from '../../../platform/mail/mail-layout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Invitation, invitationText } from './invitation.ts'
import { texts } from './texts.ts'

interface Entry extends Pick<Invitation, 'uuid' | 'sequence' | 'cancels' | 'startsAt' | 'endsAt' | 'place' | 'attendee' | 'now'> {
  readonly language: Language
  /** The interviewer whom the first version of the entry named. */
  readonly organizer: string
  /** The sender of the site's e-mails. */
  readonly from: MailAddress
  readonly job: string
  readonly description: string
}

/**
 * The calendar file of an interview. Its organizer is the interviewer where their address is known (SPEC-43), else the company. It
 * stays the first one where the interviewer changes: a calendar takes an update only from the organizer that it knows (ADR-0016).
 */
export function calendarEntry({ config }: Pick<Platform, 'config'>, { language, organizer, from, job, ...entry }: Entry): string {
  const { name, address } = interviewerOf(organizer)
  return invitationText({
    ...entry,
    summary: fillVariables(texts[language]['interviews.mail.calendar'], { job }),
    organizer: address ? { name, address, replies: true } : { ...from, replies: false },
    url: mailedLink('', config.publicUrl, applicationScreens.myApplications.to(), language).url,
  })
}
