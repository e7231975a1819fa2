import { freeTemplate } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { cleanRichTexts } from '../../platform/rich-text.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { TemplateRow } from './templates.reads.ts'
import type { templateFields } from './templates.views.ts'

type TemplateFields = ReturnType<typeof templateFields>
const taken = { notification_templates_stage_language_is_default_key: refuse('notification.error.existing') }

/**
 * Adds a template with its message sanitised. Refuses a second one of a stage, language and status with
 * notification.error.existing (TPL-02).
 */
export async function addTemplate(platform: Platform, actor: Person, given: TemplateFields) {
  const fields = withCleanMessage(given)
  if (isRefusal(fields)) return fields
  return change(platform, actor, { action: 'template.added', detail: detailOf(fields), taken }, (tx, now) =>
    tx
      .insertInto('notification_templates')
      .values({ ...fields, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Changes a template. Refuses as stale when somebody else has changed it since `version`. */
export async function updateTemplate(
  platform: Platform,
  actor: Person,
  { id }: TemplateRow,
  version: number,
  given: TemplateFields,
) {
  const fields = withCleanMessage(given)
  if (isRefusal(fields)) return fields
  return change(platform, actor, { action: 'template.modified', detail: detailOf(fields), taken }, (tx, now) =>
    tx
      .updateTable('notification_templates')
      .set({ ...fields, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Deletes a template. E-mails that were made from it stay. */
export function deleteTemplate(platform: Platform, actor: Person, template: TemplateRow) {
  return change(platform, actor, { action: 'template.deleted', detail: detailOf(template) }, (tx) =>
    tx.deleteFrom('notification_templates').where('id', '=', template.id).returningAll().executeTakeFirst(),
  )
}

/** The fields with the message sanitised, or field errors for an empty message or an unsafe link (INJ-02). */
function withCleanMessage(fields: TemplateFields): TemplateFields | Refusal {
  const { clean, errors } = cleanRichTexts({ message: freeTemplate.shape.message }, { message: fields.message_html })
  return errors.message ? refuse('errors.fields', { errors }) : { ...fields, message_html: clean.message }
}

function detailOf({ stage, language, is_default, subject }: Pick<TemplateRow, 'stage' | 'language' | 'is_default' | 'subject'>) {
  return { stage, language, default: is_default, subject }
}
