import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { en } from '#domain/hiring/interviews/interviews.mail.en.ts'
import { es } from '#domain/hiring/interviews/interviews.mail.es.ts'
import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { type CalendarFile, calendarFile } from '../../../platform/mail/calendar-file.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import { mailedLink } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Entry extends Omit<CalendarFile, 'summary' | 'organizer' | 'url'> {
  /** The interviewer whom the first version of the entry named. */
  readonly organizer: string
  /** The sender of the site's e-mails. */
  readonly from: MailAddress
  readonly job: string
}

/**
 * The calendar file of an interview. Its organizer is the interviewer where their address is known (SPEC-43), else the company. It
 * stays the first one where the interviewer changes: a calendar takes an update only from the organizer that it knows (ADR-0016).
 */
export function calendarEntry({ language, site }: MailContext, { organizer, from, job, ...entry }: Entry): string {
  const { name, address } = interviewerOf(organizer)
  return calendarFile({
    ...entry,
    summary: fillVariables(texts[language]['interviews.mail.calendar'], { job }),
    organizer: address ? { name, address, replies: true } : { ...from, replies: false },
    url: mailedLink('', site.url, applicationScreens.myApplications.to(), language).url,
  })
}
