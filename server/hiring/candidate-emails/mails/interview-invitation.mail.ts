import { builtInTemplate, templateForIncluded } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import type { InterviewData } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { meetingLink, variableValues } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import type { InterviewTimes } from '#domain/hiring/candidate-emails/interview-times.rules.ts'
import { en as interviewEn } from '#domain/hiring/interviews/interviews.mail.en.ts'
import { es as interviewEs } from '#domain/hiring/interviews/interviews.mail.es.ts'
import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import { mailPeriodOf, ownPeriod } from '../../../platform/mail/mail-hours.ts'
import type { ComposedMail, MailContext, MailFact, MailLink } from '../../../platform/mail/mail-parts.ts'
import { calendarEntry } from '../../interviews/mails/calendar-entry.ts'
import { sampleSender } from '../../interviews/mails/samples.ts'
import { layoutStage, type StageFacts, stageTexts } from './stage-layout.ts'

const interviewTexts = { es: interviewEs, en: interviewEn }

interface LayoutFacts extends StageFacts {
  readonly interview: Omit<InterviewData, 'sender_email'> & { readonly timeZone: string }
  /** The page that answers the invitation. */
  readonly answerUrl: string
  /** The time of the interview on the candidate's own clock, where it differs. */
  readonly ownTime?: string | undefined
  /** Whether it replaces an earlier invitation, because the interview has changed. */
  readonly replaces?: boolean
  /** Whether the site reads answers: then they belong to the application. Else they go to the interviewer. */
  readonly readsReplies?: boolean
  /** Whether the subject is sent as written, also when the interview has changed. */
  readonly isOwnSubject?: boolean
}

interface Facts extends Omit<LayoutFacts, 'ownTime'> {
  readonly interview: LayoutFacts['interview'] & InterviewTimes
  readonly address: string
  /** The candidate's time zone, if it is known. */
  readonly ownTimeZone: string | null
  /** The interview in calendars: its id, and the number of its changes. */
  readonly uuid: string
  readonly sequence: number
  /** The interviewer whom the first invitation named. */
  readonly organizer: string
  readonly from: MailAddress
  readonly now: Date
}

/** Invites a candidate to an interview: the template of the stage, when and where, a link to answer, and a calendar file (MAIL-03). */
export const interviewInvitationMail = defineMail({
  kind: 'stage',
  compose(facts: MailContext & Facts) {
    const { language, interview, ownTimeZone } = facts
    const ownTime = ownPeriod(interview.startsAt, interview.endsAt, interview.timeZone, ownTimeZone, language)
    return { ...layoutInvitation({ ...facts, ownTime }), calendar: calendarOf(facts) }
  },
  samples(language) {
    const first = sampleOf('firstInterview', language)
    const meeting = { ...first.interview, place: 'https://meet.example.com/abc' }
    return {
      first,
      'own-time': { ...first, ownTimeZone: 'Europe/Madrid' },
      changed: { ...first, interview: meeting, sequence: 1, replaces: true },
      second: sampleOf('secondInterview', language),
      included: { ...first, template: templateForIncluded(first.template, 'firstInterview', language) },
    }
  },
})

/** The e-mail without its calendar file. */
export function layoutInvitation(facts: MailContext & LayoutFacts): ComposedMail {
  const { language, applicant, job, interview, replaces = false, isOwnSubject = false, readsReplies = false } = facts
  const of = stageTexts[language]
  return layoutStage(facts, {
    values: variableValues({ applicant, job, interview }, language),
    subject: replaces && !isOwnSubject ? of['notification.mail.changed_subject'] : undefined,
    intro: of[replaces ? 'notification.mail.changed' : 'notification.mail.description'],
    facts: factsOf(facts),
    link: answerLink('confirmed', facts),
    otherLink: answerLink('other_time', facts),
    replyTo: readsReplies ? undefined : interviewerOf(interview.sender).address,
  })
}

/** The page of the answer with one answer chosen. Only its button sends it, because scanners of e-mails open links too (SPEC-61). */
function answerLink(answer: 'confirmed' | 'other_time', { language, answerUrl }: MailContext & LayoutFacts): MailLink {
  const url = new URL(answerUrl)
  url.searchParams.set('answer', answer)
  return { label: interviewTexts[language][`interviews.mail.answer.${answer}`], url: url.href }
}

function factsOf({ language, interview, ownTime = '' }: MailContext & LayoutFacts): MailFact[] {
  const of = stageTexts[language]
  const { timeZone, sender, place, note } = interview
  const href = meetingLink(place)
  return [
    { label: of['notification.mail.when'], value: mailPeriodOf(interview, timeZone, language) },
    ...(ownTime ? [{ label: of['notification.mail.own_time'], value: ownTime }] : []),
    { label: of['notification.mail.sender'], value: interviewerOf(sender).name },
    ...[
      { label: of[href ? 'notification.mail.meeting' : 'notification.mail.place'], value: place, href },
      { label: of['notification.mail.note'], value: note },
    ].filter(({ value }) => value !== ''),
  ]
}

function calendarOf(facts: MailContext & Facts): string {
  const { language, applicant: name, address, interview, answerUrl, uuid, sequence, organizer, from, job, now } = facts
  const { startsAt, endsAt, timeZone, sender, place, note } = interview
  const of = interviewTexts[language]
  const description = [
    fillVariables(of['interviews.mail.with'], { name: interviewerOf(sender).name }),
    mailPeriodOf(interview, timeZone, language),
    note,
    `${of['interviews.mail.answer']}: ${answerUrl}`,
  ]
  return calendarEntry(facts, {
    ...{ uuid, sequence, cancels: false, startsAt, endsAt, place, organizer, from, job, now },
    description: description.filter(Boolean).join('\n'),
    attendee: { name, address },
  })
}

function sampleOf(stage: InterviewStage, language: Language): Facts {
  const of = stageTexts[language]
  const sender = 'Marta Ríos <marta@example.com>'
  return {
    template: builtInTemplate(stage, language),
    applicant: of['notification.mail.sample_applicant'],
    firstName: of['notification.mail.sample_first_name'],
    job: of['notification.mail.sample_job'],
    address: 'ana@example.com',
    ownTimeZone: null,
    interview: {
      date: '2026-03-04',
      from: '09:30',
      to: '10:15',
      sender,
      place: 'Carrera 7 # 71-21, Bogotá',
      note: { es: 'Pregunta por Marta en la recepción.', en: 'Ask for Marta at the reception desk.' }[language],
      startsAt: new Date('2026-03-04T14:30:00Z'),
      endsAt: new Date('2026-03-04T15:15:00Z'),
      timeZone: 'America/Bogota',
    },
    answerUrl: `https://cantera.test/interview/sample?lang=${language}`,
    uuid: '11111111-2222-4333-8444-555555555555',
    sequence: 0,
    organizer: sender,
    ...sampleSender,
  }
}
