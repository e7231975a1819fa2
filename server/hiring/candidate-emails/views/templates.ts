import { templateForIncluded } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import type { listStageTemplatesEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { sanitizeRichText } from '../../../platform/rich-text.ts'
import type { readStageTemplates } from '../candidate-emails.reads.ts'

type Row = Awaited<ReturnType<typeof readStageTemplates>>[number]

export function presentTemplate(
  row: Row,
  included: boolean,
): Omit<AnswerOf<typeof listStageTemplatesEndpoint>['data'][number], 'sent_at'> {
  const stored = { subject: row.subject, title: row.title, messageHtml: row.message_html }
  const { subject, title, messageHtml } = included ? templateForIncluded(stored, row.stage, row.language) : stored
  return {
    uuid: row.uuid,
    board_name: row.stage,
    subject,
    title,
    message: sanitizeRichText(messageHtml),
    default: row.is_default ? 1 : 0,
    language: row.language,
  }
}
