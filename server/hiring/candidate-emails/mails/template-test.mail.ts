import { builtInTemplate } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import { interviewTimes } from '#domain/hiring/candidate-emails/interview-times.rules.ts'
import { isInterview, type Stage, stages } from '#domain/kernel/stages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailAddress } from '../../../platform/mail/mail-from.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { calendarEntry } from '../../interviews/mails/calendar-entry.ts'
import { sampleSender } from '../../interviews/mails/samples.ts'
import { stageTexts } from './stage-layout.ts'
import { composeTemplateSample, type SampleFacts, sampleInterview } from './template-sample.ts'

interface Facts extends SampleFacts {
  /** The member of staff who asked for the e-mail. */
  readonly receiver: { readonly name: string; readonly address: string }
  /** The id of the sample interview in the receiver's calendar. */
  readonly uuid: string
  readonly from: MailAddress
}

/** A template as a real e-mail, with sample data (TPL-01). */
export const templateTestMail = defineMail({
  kind: 'test',
  compose(facts: MailContext & Facts) {
    const composed = composeTemplateSample(facts)
    return {
      ...composed,
      subject: fillVariables(stageTexts[facts.language]['notification.mail.test'], { subject: composed.subject }),
      calendar: isInterview(facts.stage) ? sampleCalendar(facts) : undefined,
    }
  },
  samples(language) {
    const sample = (stage: Stage): Facts => ({
      stage,
      template: builtInTemplate(stage, language),
      timeZone: 'America/Bogota',
      receiver: { name: 'Marta Ríos', address: 'marta@example.com' },
      uuid: '11111111-2222-4333-8444-555555555555',
      ...sampleSender,
    })
    return Object.fromEntries(stages.map((stage) => [stage, sample(stage)]))
  },
})

/** The calendar file of the sample interview. */
function sampleCalendar(facts: MailContext & Facts): string | undefined {
  const { language, receiver, uuid, from, timeZone, now } = facts
  const interview = sampleInterview(language, facts)
  const times = interviewTimes(interview, timeZone, now)
  if ('errors' in times) return undefined
  const { place, note: description, sender: organizer } = interview
  const { startsAt, endsAt } = times
  const job = stageTexts[language]['notification.mail.sample_job']
  const entry = { uuid, sequence: 0, cancels: false, startsAt, endsAt, place, description, organizer, from, job, now }
  return calendarEntry(facts, { ...entry, attendee: receiver })
}
