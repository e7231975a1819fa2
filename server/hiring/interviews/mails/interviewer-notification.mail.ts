import { boardSearchedFor } from '#domain/hiring/board/board.screens.ts'
import { meetingLink } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import { greetedInterviewer, type InterviewEvent, isAnswerEvent } from '#domain/hiring/interviews/interview-mails.rules.ts'
import { en } from '#domain/hiring/interviews/interviews.mail.en.ts'
import { es } from '#domain/hiring/interviews/interviews.mail.es.ts'
import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import { mailPeriod } from '../../../platform/mail/mail-hours.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import type { InterviewDetails } from '../interviews.reads.ts'
import { calendarEntry } from './calendar-entry.ts'
import { sampleInterview, sampleSender } from './samples.ts'

const texts = { es, en }

interface Facts {
  readonly interview: InterviewDetails
  /** The account of the interviewer's address, if there is one. */
  readonly account?: { readonly first_name: string } | undefined
  readonly event: InterviewEvent
  readonly from: MailAddress
  readonly now: Date
}

export const interviewerNotificationMail = defineMail({
  kind: 'interviewer',
  compose({ language, site, interview, account, event, from, now }: MailContext & Facts) {
    const of = texts[language]
    const { uuid, job, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone, place } = interview
    const interviewer = interviewerOf(interview.sender)
    const name = fullName(interview.first_name, interview.last_name)
    const fill = (text: string) => fillVariables(text, { name, job })
    const subject = fill(of[`interviews.mail.interviewer.${event.type}.subject`])
    const facts = [
      { label: of['interviews.mail.vacancy'], value: job },
      { label: of['interviews.mail.when'], value: mailPeriod(startsAt, endsAt, timeZone, language) },
      { label: of['interviews.mail.where'], value: place, href: meetingLink(place) },
      { label: of['interviews.mail.said'], value: 'note' in event ? event.note : '' },
      { label: of['interviews.mail.reason'], value: 'reason' in event ? event.reason : '' },
    ].filter(({ value }) => value !== '')
    const composed = layoutMail({
      language,
      site,
      recipient: greetedInterviewer(interviewer, account),
      subject,
      title: subject,
      bodyHtml: paragraphsHtml(of[`interviews.mail.interviewer.${messageOf(event)}`]),
      facts,
      link: mailedLink(of['interviews.mail.open_board'], site.url, boardSearchedFor(interview.vacancy_uuid, name), language),
    })
    if (isAnswerEvent(event)) return composed
    const entry = { uuid, sequence: event.sequence, cancels: event.type === 'cancelled', startsAt, endsAt, place }
    const calendar = calendarEntry(
      { language, site },
      {
        ...entry,
        // Without an organizer, no calendar asks for an answer.
        organizer: '',
        attendee: { name: interviewer.name, address: interviewer.address ?? from.address },
        description: fill(of['interviews.mail.with']),
        job: `${job} (${name})`,
        from,
        now,
      },
    )
    return { ...composed, calendar }
  },
  samples(language) {
    const facts = { interview: sampleInterview(language), ...sampleSender }
    const sample = (event: InterviewEvent) => ({ ...facts, event })
    const note = { es: '¿Puede ser el jueves?', en: 'Could it be on Thursday?' }[language]
    const reason = { es: 'Cambiamos de sede.', en: 'We are moving to another office.' }[language]
    return {
      invited: sample({ type: 'invited', sequence: 0 }),
      changed: sample({ type: 'changed', sequence: 1 }),
      picked: sample({ type: 'picked', sequence: 0 }),
      moved: sample({ type: 'moved', sequence: 1 }),
      cancelled: sample({ type: 'cancelled', sequence: 2, reason }),
      confirmed: sample({ type: 'confirmed', note: '' }),
      'other-time': sample({ type: 'other_time', note }),
      declined: sample({ type: 'declined', note: '' }),
    }
  },
})

function messageOf(event: InterviewEvent) {
  if (isAnswerEvent(event)) return 'answered'
  if (event.type === 'picked' || event.type === 'moved') return 'settled'
  return event.type === 'cancelled' ? 'leaves' : 'enters'
}
