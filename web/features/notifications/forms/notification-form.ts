import { z } from 'zod'
import { languageSchema } from '#domain/kernel/language-schema.ts'
import { isInterview, type Stage, stages } from '#domain/kernel/stages.ts'
import { freeTemplate, interviewData } from '#domain/notifications/notifications.contract.ts'
import type { TextKey } from '../../../platform/i18n/translate.ts'

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

interface Message {
  readonly choice: string
  readonly template: z.infer<typeof texts>
  readonly interview_data?: unknown
}

/** Adds what is wrong with one's own words, and with the interview where there is one. */
function checkMessage({ choice, template, interview_data: interview }: Message, hasInterview: boolean, context: z.RefinementCtx) {
  if (choice === other)
    for (const { path, message } of freeTemplate.safeParse(template).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['template', ...path], message })
  if (!hasInterview) return
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
    .superRefine((values, context) => checkMessage(values, isInterview(stage), context))
}

/** The choice of the default template of each person's stage and language. */
export const eachDefault = 'default'

/** What is done to several candidates at once; `stagesNow` are the stages where they stand. */
export function manyForm(stagesNow: readonly Stage[]) {
  return z
    .object({
      stage: z.union([z.literal(''), z.enum(stages)]),
      write: z.boolean(),
      choice: z.enum([eachDefault, other]),
      template: texts,
      interview_data: z.unknown(),
    })
    .superRefine((values, context) => {
      if (values.stage === '' && !values.write)
        context.addIssue({ code: 'custom', path: ['stage'], message: 'notification.error.nothing' })
      if (!values.write) return
      const stagesThen = values.stage === '' ? stagesNow : [values.stage]
      checkMessage(values, stagesThen.some(isInterview), context)
    })
}
export type ManyForm = z.infer<ReturnType<typeof manyForm>>
