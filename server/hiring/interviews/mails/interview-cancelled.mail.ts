import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { en as candidateEmailsEn } from '#domain/hiring/candidate-emails/candidate-emails.mail.en.ts'
import { es as candidateEmailsEs } from '#domain/hiring/candidate-emails/candidate-emails.mail.es.ts'
import { en } from '#domain/hiring/interviews/interviews.mail.en.ts'
import { es } from '#domain/hiring/interviews/interviews.mail.es.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import { mailPeriod, ownPeriod } from '../../../platform/mail/mail-hours.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import type { InterviewToCome } from '../interviews.reads.ts'
import { calendarEntry } from './calendar-entry.ts'
import { sampleInterview, sampleSender } from './samples.ts'

const texts = { es: { ...candidateEmailsEs, ...es }, en: { ...candidateEmailsEn, ...en } }

/** Why an interview does not take place: staff cancelled it, its candidate called it off, or withdrew the application. */
export type CancellationCause = 'cancelled' | 'called_off' | 'withdrawn'

interface Facts {
  readonly candidate: { readonly name: string; readonly address: string }
  /** The interview as it was. */
  readonly interview: Pick<
    InterviewToCome,
    'uuid' | 'first_name' | 'job' | 'organizer' | 'starts_at' | 'ends_at' | 'time_zone' | 'own_time_zone' | 'place'
  >
  /** The sequence of the cancellation in the calendar. */
  readonly sequence: number
  readonly cause: CancellationCause
  /** Empty where nobody gave one. */
  readonly reason: string
  /** The address that answers reach the team at; undefined when nobody reads them. */
  readonly teamAddress?: string | undefined
  readonly from: MailAddress
  readonly now: Date
}

/** Takes an interview off its candidate's calendar (MAIL-03). */
export const interviewCancelledMail = defineMail({
  kind: 'interview_cancelled',
  compose({ language, site, candidate, interview, sequence, cause, reason, teamAddress, from, now }: MailContext & Facts) {
    const of = texts[language]
    const { uuid, job, organizer, place, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone } = interview
    const when = mailPeriod(startsAt, endsAt, timeZone, language)
    const own = ownPeriod(startsAt, endsAt, timeZone, interview.own_time_zone, language)
    const composed = layoutMail({
      language,
      site,
      recipient: interview.first_name,
      subject: fillVariables(of[`interviews.mail.${cause}.subject`], { job }),
      title: of[`interviews.mail.${cause}.title`],
      bodyHtml: paragraphsHtml(of[`interviews.mail.${cause}.message`]),
      facts: [
        { label: of['notification.mail.vacancy'], value: job },
        { label: of['interviews.mail.cancelled.when'], value: when },
        ...(own ? [{ label: of['notification.mail.own_time'], value: own }] : []),
        ...(reason ? [{ label: of['interviews.mail.reason'], value: reason }] : []),
      ],
      link: mailedLink(of['notification.mail.open_application'], site.url, applicationScreens.myApplications.to(), language),
      replyTo: teamAddress,
      reachesTeam: true,
    })
    const entry = { uuid, sequence, cancels: true, startsAt, endsAt, place, description: '', attendee: candidate }
    return { ...composed, calendar: calendarEntry({ language, site }, { ...entry, organizer, from, job, now }) }
  },
  samples(language): Record<string, Facts> {
    const interview = {
      ...sampleInterview(language),
      organizer: 'Marta Ríos <marta@example.com>',
      own_time_zone: 'Europe/Madrid',
    }
    const candidate = { name: 'Ana Gómez', address: 'ana@example.com' }
    const usual = { candidate, interview, sequence: 1, reason: '', ...sampleSender }
    const reason = { es: 'Cambiamos de sede.', en: 'We are moving to another office.' }[language]
    const teamAddress = 'postulaciones+a1-sample@cantera.test'
    return {
      cancelled: { ...usual, cause: 'cancelled', reason },
      'called-off': { ...usual, cause: 'called_off' },
      withdrawn: { ...usual, cause: 'withdrawn' },
      'withdrawn-answered': { ...usual, cause: 'withdrawn', teamAddress },
    }
  },
})
