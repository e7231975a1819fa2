import { formatMailDate } from '../../kernel/dates.ts'
import type { Language } from '../../kernel/languages.ts'
import { isWebAddress } from '../../kernel/web-address.ts'
import { interviewerOf } from '../interviews/interviews.rules.ts'

/** What an e-mail says of an interview. */
interface InterviewWords {
  readonly date: string
  readonly from: string
  readonly to: string
  readonly sender: string
}

/** What the variables of one e-mail stand for, as plain text; dates as its language writes them (I18N-04). */
export function variableValues(
  about: { applicant: string; job: string; interview?: InterviewWords | undefined },
  language: Language,
): Record<string, string> {
  const { applicant, job, interview } = about
  if (!interview) return { applicant, job }
  const { from, to, sender } = interview
  return { applicant, job, date: formatMailDate(interview.date, language), from, to, sender: interviewerOf(sender).name }
}

/** The address of a meeting, where an interview's place is one and nothing else. */
export function meetingLink(place: string): string | undefined {
  return isWebAddress(place) ? place : undefined
}
