import { formatLineDay } from '#domain/kernel/dates.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { hoursOf } from '../../../platform/mail/mail-hours.ts'
import { layoutMail, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { limitSentence, timesTexts, whereFacts } from './texts.ts'

interface Facts {
  readonly firstName: string
  readonly job: string
  readonly interviewers: readonly string[]
  readonly minutes: number
  readonly limitHours: number
  readonly firstDay: string
  readonly lastDay: string
  readonly timeZone: string
  readonly place: string
  readonly note: string
  /** The page on which the candidate picks; its token also proves the address. */
  readonly link: string
  readonly confirmUrl: string | undefined
  readonly teamAddress: string | undefined
}

/** Asks a candidate to pick the time of an interview (SLO-01). It names no times, because they fill up after it was sent. */
export const timesOfferedMail = defineMail({
  kind: 'interview_times',
  compose(facts: MailContext & Facts) {
    const { language, site, firstName, job, minutes, limitHours, firstDay, lastDay, timeZone, link } = facts
    const of = timesTexts[language]
    const days = fillVariables(of['times_mail.days'], {
      from: formatLineDay(firstDay, language),
      to: formatLineDay(lastDay, language),
    })
    return layoutMail({
      language,
      site,
      recipient: firstName,
      subject: fillVariables(of['times_mail.offered.subject'], { job }),
      intro: of['notification.mail.description'],
      title: of['times_mail.offered.title'],
      bodyHtml: paragraphsHtml(`${of['times_mail.offered.message']}\n\n${limitSentence(limitHours, language)}`),
      facts: [
        { label: of['notification.mail.vacancy'], value: job },
        { label: of['times_mail.length'], value: fillVariables(of['times_mail.minutes'], { count: String(minutes) }) },
        { label: of['times_mail.until'], value: `${days}, ${hoursOf(timeZone, language)}` },
        ...whereFacts(facts, language),
      ],
      link: { label: of['times_mail.offered.button'], url: link },
      confirmUrl: facts.confirmUrl,
      replyTo: facts.teamAddress,
      reachesTeam: true,
    })
  },
  samples(language): Record<string, Facts> {
    const facts = {
      firstName: 'Ana',
      job: { es: 'Analista de datos', en: 'Data analyst' }[language],
      interviewers: ['Marta Ríos', 'Luz Mora'],
      minutes: 45,
      limitHours: 24,
      firstDay: '2026-03-04',
      lastDay: '2026-03-13',
      timeZone: 'America/Bogota',
      place: 'https://meet.example.com/abc',
      note: '',
      link: `https://cantera.test/times/sample?lang=${language}`,
      confirmUrl: undefined,
      teamAddress: undefined,
    }
    const note = { es: 'Ten a mano tu hoja de vida.', en: 'Have your CV at hand.' }[language]
    const confirmUrl = `https://cantera.test/confirm/sample?lang=${language}`
    return {
      usual: facts,
      unconfirmed: {
        ...facts,
        limitHours: 1,
        place: 'Carrera 7 # 71-21, Bogotá',
        note,
        confirmUrl,
        teamAddress: 'marta@example.com',
      },
    }
  },
})
