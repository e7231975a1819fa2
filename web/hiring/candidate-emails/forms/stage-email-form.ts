import { z } from 'zod'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { freeTemplate, type InterviewData, interviewData } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { variableIssues } from '#domain/hiring/candidate-emails/variables.rules.ts'
import { slotError } from '#domain/hiring/interviews/slot.rules.ts'
import { calendarDay, clockTime } from '#domain/kernel/dates.ts'
import { languageSchema } from '#domain/kernel/language-schema.ts'
import { isInterview, type Stage, stages } from '#domain/kernel/stages.ts'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import type { TextKey } from '../../../platform/i18n/translate.ts'
import type { Session } from '../../../platform/session/session.ts'

const noInterview = { date: '', from: '', to: '', place: '', note: '' }

/**
 * Initial values of the interview fields: the interview that is rescheduled (SPEC-43), or the name and address of the inviting
 * person.
 */
export function interviewFields(moved: BoardCard['interview'], session: Session) {
  const { fullname = '', email = '' } = session.status === 'user' ? session.user : {}
  if (!moved) return { ...noInterview, sender: fullname, sender_email: email }
  const { starts_at, ends_at, time_zone: zone, sender, sender_email, place, note } = moved
  const [starts, ends] = [new Date(starts_at), new Date(ends_at)]
  const times = { date: calendarDay(starts, zone), from: clockTime(starts, zone), to: clockTime(ends, zone) }
  return { ...times, sender, sender_email, place, note }
}

/** The choice of an own message. */
export const other = 'other'

/** The error of a single field that is missing. The document's text is about all fields together (NTF-01). */
const lacking: Record<string, TextKey> = {
  date: 'notification.error.interview_date',
  from: 'notification.error.interview_from',
  to: 'notification.error.interview_to',
  sender: 'notification.error.interview_sender',
}

/** Whether a field of the interview is missing, judged by its error. Wrong values do not count. */
export function isIncomplete(errors: object): boolean {
  const lacks: readonly (string | undefined)[] = Object.values(lacking)
  return Object.values(errors).some((error?: { message?: string }) => lacks.includes(error?.message))
}

const texts = z.object({ subject: z.string(), title: z.string(), message: z.string() })

/** Initial values of an own message. */
export const noTexts: z.infer<typeof texts> = { subject: '', title: '', message: '' }

interface Message {
  readonly choice: string
  readonly template: z.infer<typeof texts>
  readonly interview_data?: unknown
}

/** The stages that a message is about, and the time zone of their interview. */
interface About {
  readonly at: readonly Stage[]
  readonly timeZone: string
}

/** Adds the errors of an own message at these stages, and those of the interview when one of them is an interview. */
function checkMessage(
  { choice, template, interview_data: interview }: Message,
  { at, timeZone }: About,
  context: z.RefinementCtx,
) {
  if (choice === other) {
    const variables = at.flatMap((stage) => variableIssues(template, stage))
    for (const { path, message } of [...(freeTemplate.safeParse(template).error?.issues ?? []), ...variables])
      context.addIssue({ code: 'custom', path: ['template', ...path], message })
  }
  if (!at.some(isInterview)) return
  const issues = interviewData.safeParse(interview).error?.issues ?? []
  for (const { path, message } of issues) {
    const own = message === 'notification.error.interview' ? lacking[String(path[0])] : undefined
    context.addIssue({ code: 'custom', path: ['interview_data', ...path], message: own ?? message })
  }
  const past = slotError(interview as InterviewData, timeZone, new Date())
  if (past && !issues.some(({ path }) => path[0] === past.field))
    context.addIssue({ code: 'custom', path: ['interview_data', past.field], message: past.message })
}

/** The form's own schema. It holds both kinds of template, so that typed text stays when the choice changes. */
export function stageEmailForm(stage: Stage, timeZone: string) {
  return z
    .object({
      lang: languageSchema,
      choice: z.string().min(1, 'notification.error.template'),
      template: texts,
      interview_data: z.unknown(),
    })
    .superRefine((values, context) => checkMessage(values, { at: [stage], timeZone }, context))
}

/** The choice of the default template for each candidate's stage and language. */
export const eachDefault = 'default'

/** The choice that leaves each candidate at their stage. */
export const stay = 'stay'

/** The stage that a choice moves candidates to; undefined when they stay or nothing is chosen. */
export function targetOf(choice: '' | typeof stay | Stage): Stage | undefined {
  return choice === '' || choice === stay ? undefined : choice
}

/** The form for several candidates; `stagesNow` are their current stages. Their interview is in the time zone of the device. */
export function manyForm(stagesNow: readonly Stage[]) {
  return z
    .object({
      stage: z.enum(['', stay, ...stages]),
      /** The uuid of the reason for rejecting them (REJ-01); empty without one, and at other stages. */
      reason: z.string(),
      write: z.boolean(),
      choice: z.enum([eachDefault, other]),
      template: texts,
      interview_data: z.unknown(),
    })
    .superRefine((values, context) => {
      if (values.stage === '' || (values.stage === stay && !values.write))
        context.addIssue({ code: 'custom', path: ['stage'], message: 'notification.error.nothing' })
      if (!values.write) return
      const to = targetOf(values.stage)
      checkMessage(values, { at: to ? [to] : stagesNow, timeZone: ownTimeZone() }, context)
    })
}
export type ManyForm = z.infer<ReturnType<typeof manyForm>>
