import { en } from '#domain/hiring/notifications/notifications.mail.en.ts'
import { es } from '#domain/hiring/notifications/notifications.mail.es.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { applicationScreens } from '#domain/screens.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import { mailPeriod, ownPeriod } from '../../../platform/mail/mail-hours.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { InterviewToCome } from '../interviews.reads.ts'
import { calendarEntry } from './calendar-entry.ts'
import { texts } from './texts.ts'

const around = { es, en }

/** Why an interview does not take place: staff cancelled it, or its candidate withdrew the application. */
export type CancellationCause = 'cancelled' | 'withdrawn'

interface Cancellation {
  readonly site: MailSite
  readonly from: MailAddress
  readonly because: CancellationCause
  /** Empty where nobody gave one. */
  readonly reason: string
  readonly now: Date
}

/** The e-mail that takes an interview off its candidate's calendar (MAIL-03); `row` is the interview as it was. */
export function composeCancellation(
  platform: Pick<Platform, 'config'>,
  row: InterviewToCome,
  { site, from, because, reason, now }: Cancellation,
): Mail {
  const { language, job, organizer, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone } = row
  const of = texts[language]
  const applicant = fullName(row.first_name, row.last_name)
  const subject = fillVariables(of[`interviews.mail.${because}.subject`], { job })
  const when = mailPeriod(startsAt, endsAt, timeZone, language)
  const own = ownPeriod(startsAt, endsAt, timeZone, row.own_time_zone, language)
  return {
    kind: 'interview_cancelled',
    applicationId: row.application_id,
    userId: row.user_id,
    language,
    to: { name: applicant, address: row.email },
    ...layoutMail({
      language,
      recipient: applicant,
      subject,
      title: of[`interviews.mail.${because}.title`],
      bodyHtml: paragraphsHtml(of[`interviews.mail.${because}.message`]),
      facts: [
        { label: around[language]['notification.mail.vacancy'], value: job },
        { label: of['interviews.mail.cancelled.when'], value: when },
        ...(own ? [{ label: around[language]['notification.mail.own_time'], value: own }] : []),
        ...(reason ? [{ label: of['interviews.mail.reason'], value: reason }] : []),
      ],
      link: mailedLink(
        around[language]['notification.mail.open_application'],
        site.url,
        applicationScreens.myApplications.to(),
        language,
      ),
      site,
    }),
    calendar: calendarEntry(platform, {
      uuid: row.uuid,
      sequence: row.sequence + 1,
      cancels: true,
      startsAt,
      endsAt,
      place: row.place,
      description: '',
      attendee: { name: applicant, address: row.email },
      language,
      organizer,
      from,
      job,
      now,
    }),
  }
}
