import { z } from 'zod'
import { languageSchema } from '#domain/kernel/language-schema.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
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

/** The dialog's own shape: both kinds of template side by side, so that what was typed stays while one looks at the other. */
export function notificationForm(stage: Stage) {
  const texts = z.object({ subject: z.string(), title: z.string(), message: z.string() })
  return z
    .object({
      lang: languageSchema,
      choice: z.string().min(1, 'notification.error.template'),
      template: texts,
      interview_data: z.unknown(),
    })
    .superRefine(({ choice, template, interview_data: interview }, context) => {
      if (choice === other)
        for (const { path, message } of freeTemplate.safeParse(template).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: ['template', ...path], message })
      if (!isInterview(stage)) return
      for (const { path, message } of interviewData.safeParse(interview).error?.issues ?? []) {
        const own = message === 'notification.error.interview' ? lacking[String(path[0])] : undefined
        context.addIssue({ code: 'custom', path: ['interview_data', ...path], message: own ?? message })
      }
    })
}
