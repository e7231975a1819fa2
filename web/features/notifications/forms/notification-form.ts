import { z } from 'zod'
import { languageSchema } from '#domain/kernel/language-schema.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { freeTemplate, interviewData } from '#domain/notifications/notifications.contract.ts'

/** The choice that opens the free form. */
export const other = 'other'

/** The dialog's own shape: both kinds of template side by side, so that what was typed stays while one looks at the other. */
export function notificationForm(stage: Stage) {
  const texts = z.object({ subject: z.string(), title: z.string(), message: z.string() })
  return z
    .object({
      lang: languageSchema,
      choice: z.string().min(1, 'notification.error.template'),
      template: texts,
      interview_data: isInterview(stage) ? interviewData : z.unknown(),
    })
    .superRefine(({ choice, template }, context) => {
      if (choice !== other) return
      for (const { path, message } of freeTemplate.safeParse(template).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['template', ...path], message })
    })
}
