import { en } from '#domain/hiring/interviews/interviews.mail.en.ts'
import { es } from '#domain/hiring/interviews/interviews.mail.es.ts'
import { calendarDay, formatLineDay, mailTime } from '#domain/kernel/dates.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import { mailPeriod, ownPeriod } from '../../../platform/mail/mail-hours.ts'
import { layoutMail, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { calendarEntry } from '../../interviews/mails/calendar-entry.ts'
import { sampleSender } from '../../interviews/mails/samples.ts'
import { limitSentence, timesTexts, whereFacts } from './texts.ts'

const interviewTexts = { es, en }

interface Facts {
  /** The candidate picked the time or moved it, or staff changed it. */
  readonly event: 'picked' | 'moved' | 'changed'
  readonly candidate: { readonly name: string; readonly firstName: string; readonly address: string }
  readonly ownTimeZone: string | null
  readonly job: string
  readonly interviewers: readonly string[]
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly limitHours: number
  readonly place: string
  readonly note: string
  /** The page on which the candidate moves it or calls it off. */
  readonly link: string
  /** The interview in calendars: its id, the number of its changes, and whom its first invitation named. */
  readonly uuid: string
  readonly sequence: number
  readonly organizer: string
  readonly from: MailAddress
  readonly teamAddress: string | undefined
  readonly now: Date
}

/** The time of an interview that its candidate picked, with its calendar file (SLO-01). */
export const timeSetMail = defineMail({
  kind: 'interview_time_set',
  compose(facts: MailContext & Facts) {
    const { language, site, event, candidate, job, startsAt, endsAt, timeZone, link } = facts
    const of = timesTexts[language]
    const own = ownPeriod(startsAt, endsAt, timeZone, facts.ownTimeZone, language)
    const shownIn = own ? (facts.ownTimeZone ?? timeZone) : timeZone
    const when = `${formatLineDay(calendarDay(startsAt, shownIn), language)}, ${mailTime(startsAt, shownIn, language)}`
    const composed = layoutMail({
      language,
      site,
      recipient: candidate.firstName,
      subject: fillVariables(of[`times_mail.${event}.subject`], { when, job }),
      title: of[`times_mail.${event}.title`],
      bodyHtml: paragraphsHtml(`${of[`times_mail.${event}.message`]}\n\n${limitSentence(facts.limitHours, language)}`),
      facts: [
        { label: of['notification.mail.vacancy'], value: job },
        { label: of['notification.mail.when'], value: mailPeriod(startsAt, endsAt, timeZone, language) },
        ...(own ? [{ label: of['notification.mail.own_time'], value: own }] : []),
        ...whereFacts(facts, language),
      ],
      link: { label: of['times_mail.change_button'], url: link },
      replyTo: facts.teamAddress,
      reachesTeam: true,
    })
    return { ...composed, calendar: calendarOf(facts) }
  },
  samples(language): Record<string, Facts> {
    const facts = {
      candidate: { name: 'Ana Gómez', firstName: 'Ana', address: 'ana@example.com' },
      ownTimeZone: null,
      job: { es: 'Analista de datos', en: 'Data analyst' }[language],
      interviewers: ['Marta Ríos'],
      startsAt: new Date('2026-03-04T14:30:00Z'),
      endsAt: new Date('2026-03-04T15:15:00Z'),
      timeZone: 'America/Bogota',
      limitHours: 24,
      place: 'https://meet.example.com/abc',
      note: '',
      link: `https://cantera.test/times/sample?lang=${language}`,
      uuid: '11111111-2222-4333-8444-555555555555',
      sequence: 0,
      organizer: 'Marta Ríos <marta@example.com>',
      teamAddress: undefined,
      ...sampleSender,
    }
    return {
      picked: { ...facts, event: 'picked' },
      moved: { ...facts, event: 'moved', sequence: 1, ownTimeZone: 'Europe/Madrid' },
      changed: { ...facts, event: 'changed', sequence: 2 },
    }
  },
})

function calendarOf(facts: MailContext & Facts): string {
  const { language, candidate, interviewers, startsAt, endsAt, timeZone, place, note, link, uuid, sequence } = facts
  const { organizer, from, job, now } = facts
  const description = [
    fillVariables(interviewTexts[language]['interviews.mail.with'], { name: interviewers.join(', ') }),
    mailPeriod(startsAt, endsAt, timeZone, language),
    note,
    `${timesTexts[language]['times_mail.change_button']}: ${link}`,
  ]
  return calendarEntry(facts, {
    ...{ uuid, sequence, cancels: false, startsAt, endsAt, place, organizer, from, job, now },
    description: description.filter(Boolean).join('\n'),
    attendee: candidate,
  })
}
