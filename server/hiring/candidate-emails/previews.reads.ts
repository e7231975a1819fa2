import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

/** A template to preview as an e-mail, with its counterpart in the other language. */
export async function readTemplateToShow(db: Reader, id: string) {
  const row = await db
    .selectFrom('notification_templates as template')
    .leftJoin('notification_templates as twin', (join) =>
      join
        .onRef('twin.stage', '=', 'template.stage')
        .onRef('twin.is_default', '=', 'template.is_default')
        .onRef('twin.language', '<>', 'template.language'),
    )
    .select([
      'template.id',
      'template.stage',
      'template.language',
      'template.is_default',
      'template.subject',
      'template.title',
      'template.message_html',
    ])
    .select('twin.uuid as twin')
    .where(recordIs('template', id))
    .executeTakeFirst()
  if (!row) return undefined
  const { subject, title, message_html: messageHtml, ...rest } = row
  return { ...rest, template: { subject, title, messageHtml } }
}
export type TemplateToShow = NonNullable<Awaited<ReturnType<typeof readTemplateToShow>>>

/** The receiver of a test e-mail. */
export function readReceiver(db: Reader, userId: number) {
  return db.selectFrom('users').select(['first_name', 'last_name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow()
}
