import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables, isMailAddress } from '#domain/mail/mail.rules.ts'
import { applicationScreens } from '#domain/screens.ts'
import { mailedLink } from '../../../platform/mail/mail-layout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Invitation, invitationText } from './invitation.ts'
import { texts } from './texts.ts'

interface Entry extends Pick<Invitation, 'uuid' | 'sequence' | 'cancels' | 'startsAt' | 'endsAt' | 'place' | 'attendee' | 'now'> {
  readonly language: Language
  readonly sender: string
  /** Whom the first version of the entry named. */
  readonly organizer: string
  /** The address that the site's e-mails come from. */
  readonly siteAddress: string
  readonly job: string
  readonly description: string
}

/**
 * The calendar file of an interview: who interviews is its organizer, by their own address where they gave one (decision 43). It stays
 * the first one's where somebody else interviews: a calendar takes an update only from the organizer that it knows (decision 0016).
 */
export function calendarEntry(
  { config }: Pick<Platform, 'config'>,
  { language, sender, organizer, siteAddress, job, ...entry }: Entry,
): string {
  return invitationText({
    ...entry,
    summary: fillVariables(texts[language]['interviews.mail.calendar'], { job }),
    organizer: isMailAddress(organizer)
      ? { name: organizer, address: organizer, replies: true }
      : { name: sender, address: siteAddress, replies: false },
    url: mailedLink('', config.publicUrl, applicationScreens.myApplications.to(), language).url,
  })
}
