import { builtInTemplate } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import { languages } from '#domain/kernel/languages.ts'
import { stages } from '#domain/kernel/stages.ts'
import type { Reader } from '../platform/platform.ts'

/**
 * Creates a default template per stage and language from the built-in texts, when there are no templates at all: deleted ones must not come
 * back.
 */
export async function seedTemplates(tx: Reader): Promise<void> {
  const some = await tx.selectFrom('notification_templates').select('id').limit(1).executeTakeFirst()
  if (some) return
  const rows = languages.flatMap((language) =>
    stages.map((stage) => {
      const { subject, title, messageHtml } = builtInTemplate(stage, language)
      return { stage, language, is_default: true, subject, title, message_html: messageHtml }
    }),
  )
  await tx
    .insertInto('notification_templates')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['stage', 'language', 'is_default']).doNothing())
    .execute()
}
