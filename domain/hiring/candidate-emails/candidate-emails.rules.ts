import { formatMailDate, mailClock } from '../../kernel/dates.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/languages.ts'
import { isWebAddress } from '../../kernel/web-address.ts'
import { interviewerOf } from '../interviews/interviews.rules.ts'
import type { listStageTemplatesEndpoint } from './candidate-emails.contract.ts'

/** The interview data that an e-mail contains. */
interface InterviewWords {
  readonly date: string
  readonly from: string
  readonly to: string
  readonly sender: string
}

/** The name of the built-in e-mail among the templates of a stage. */
export const builtInSource = 'built_in'

type SentStatus = AnswerOf<typeof listStageTemplatesEndpoint>['built_in']['sent_status']

/** The status that is shown of the last e-mail of a text. Without a mail server nothing is on its way (SPEC-45). `keeps`: the site has none. */
export const shownStatus = (status: SentStatus, keeps: boolean): SentStatus => (keeps && status === 'queued' ? 'kept' : status)

/** Whether a candidate counts as notified by a text. A stored e-mail reached nobody; only a site without a mail server has nothing better. */
export const isNotifiedBy = (status: SentStatus, keeps: boolean): boolean => status !== null && (keeps || status !== 'kept')

/** The values of an e-mail's variables as plain text, with dates in the format of its language (I18N-04). */
export function variableValues(
  about: { applicant: string; job: string; interview?: InterviewWords | undefined },
  language: Language,
): Record<string, string> {
  const { applicant, job, interview } = about
  if (!interview) return { applicant, job }
  const { date, from, to, sender } = interview
  const times = { from: mailClock(from, language), to: mailClock(to, language) }
  return { applicant, job, date: formatMailDate(date, language), ...times, sender: interviewerOf(sender).name }
}

/** The URL of a meeting, when an interview's place is a URL and nothing else. */
export function meetingLink(place: string): string | undefined {
  return isWebAddress(place) ? place : undefined
}
