import { formatMailDate } from '../kernel/dates.ts'
import type { Language } from '../kernel/languages.ts'
import { isInterview, type Stage } from '../kernel/stages.ts'
import { isWebAddress } from '../kernel/web-address.ts'
import { fillVariables } from '../mail/mail.rules.ts'
import type { InterviewData } from './notifications.contract.ts'

/** Names that a template may hold as `{{name}}` (TPL-02); the last four only where the stage is an interview. */
const always = ['applicant', 'job'] as const
const ofInterviews = ['date', 'from', 'to', 'sender'] as const
export type VariableName = (typeof always | typeof ofInterviews)[number]

export function variablesOfStage(stage: Stage): readonly VariableName[] {
  return isInterview(stage) ? [...always, ...ofInterviews] : always
}

/** Names of variables in a text that exist, but not in this stage (TPL-02). Other words in braces are text (INJ-05). */
export function foreignVariables(text: string, stage: Stage): VariableName[] {
  const own = variablesOfStage(stage)
  const foreign = [...always, ...ofInterviews].filter((name) => !own.includes(name))
  return foreign.filter((name) => fillVariables(text, { [name]: '' }) !== text)
}

/** What the variables of one e-mail stand for, as plain text; dates as its language writes them (I18N-04). */
export function variableValues(
  about: { applicant: string; job: string; interview?: InterviewData | undefined },
  language: Language,
): Record<string, string> {
  const { applicant, job, interview } = about
  if (!interview) return { applicant, job }
  const { from, to, sender } = interview
  return { applicant, job, date: formatMailDate(interview.date, language), from, to, sender }
}

/** The address of a meeting, where an interview's place is one and nothing else. */
export function meetingLink(place: string): string | undefined {
  return isWebAddress(place) ? place : undefined
}
