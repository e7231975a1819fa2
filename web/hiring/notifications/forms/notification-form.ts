import { z } from 'zod'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { freeTemplate, interviewData } from '#domain/hiring/notifications/notifications.contract.ts'
import { variableIssues } from '#domain/hiring/notifications/variables.rules.ts'
import { calendarDay, clockTime } from '#domain/kernel/dates.ts'
import { languageSchema } from '#domain/kernel/language-schema.ts'
import { isInterview, type Stage, stages } from '#domain/kernel/stages.ts'
import type { TextKey } from '../../../platform/i18n/translate.ts'
import type { Session } from '../../../platform/session/session.ts'

const noInterview = { date: '', from: '', to: '', place: '', note: '' }

/**
 * What the fields of an interview begin with: the one that is being moved, so that only what changes is typed (SPEC-43); of a new one
 * the name and address of the person who invites.
 */
export function interviewFields(moved: BoardCard['interview'], session: Session) {
  const { fullname = '', email = '' } = session.status === 'user' ? session.user : {}
  if (!moved) return { ...noInterview, sender: fullname, sender_email: email }
  const { starts_at, ends_at, time_zone: zone, sender, sender_email, place, note } = moved
  const [starts, ends] = [new Date(starts_at), new Date(ends_at)]
  const times = { date: calendarDay(starts, zone), from: clockTime(starts, zone), to: clockTime(ends, zone) }
  return { ...times, sender, sender_email, place, note }
}

/** The choice that opens the free form. */
export const other = 'other'

/** What a field of the interview lacks, said of that field alone: the document's words are about all of them (NTF-01). */
const lacking: Record<string, TextKey> = {
  date: 'notification.error.interview_date',
  from: 'notification.error.interview_from',
  to: 'notification.error.interview_to',
  sender: 'notification.error.interview_sender',
}

/** Whether an interview lacks something, by what is said of its fields; what is there but wrong is another matter. */
export function isIncomplete(errors: object): boolean {
  const lacks: readonly (string | undefined)[] = Object.values(lacking)
  return Object.values(errors).some((error?: { message?: string }) => lacks.includes(error?.message))
}

const texts = z.object({ subject: z.string(), title: z.string(), message: z.string() })

/** What the free form begins with. */
export const noTexts: z.infer<typeof texts> = { subject: '', title: '', message: '' }

interface Message {
  readonly choice: string
  readonly template: z.infer<typeof texts>
  readonly interview_data?: unknown
}

/** Adds what is wrong with one's own words at stages, and with the interview where one of them is any. */
function checkMessage({ choice, template, interview_data: interview }: Message, at: readonly Stage[], context: z.RefinementCtx) {
  if (choice === other) {
    const variables = at.flatMap((stage) => variableIssues(template, stage))
    for (const { path, message } of [...(freeTemplate.safeParse(template).error?.issues ?? []), ...variables])
      context.addIssue({ code: 'custom', path: ['template', ...path], message })
  }
  if (!at.some(isInterview)) return
  for (const { path, message } of interviewData.safeParse(interview).error?.issues ?? []) {
    const own = message === 'notification.error.interview' ? lacking[String(path[0])] : undefined
    context.addIssue({ code: 'custom', path: ['interview_data', ...path], message: own ?? message })
  }
}

/** The dialog's own shape: both kinds of template side by side, so that what was typed stays while one looks at the other. */
export function notificationForm(stage: Stage) {
  return z
    .object({
      lang: languageSchema,
      choice: z.string().min(1, 'notification.error.template'),
      template: texts,
      interview_data: z.unknown(),
    })
    .superRefine((values, context) => checkMessage(values, [stage], context))
}

/** The choice of the default template of each person's stage and language. */
export const eachDefault = 'default'

/** The choice that leaves each person where they are. */
export const stay = 'stay'

/** The stage to which a choice moves people; none where they stay, or nothing is chosen yet. */
export function targetOf(choice: '' | typeof stay | Stage): Stage | undefined {
  return choice === '' || choice === stay ? undefined : choice
}

/** What is done to several candidates at once; `stagesNow` are the stages where they stand. */
export function manyForm(stagesNow: readonly Stage[]) {
  return z
    .object({
      stage: z.enum(['', stay, ...stages]),
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
      checkMessage(values, to ? [to] : stagesNow, context)
    })
}
export type ManyForm = z.infer<ReturnType<typeof manyForm>>
