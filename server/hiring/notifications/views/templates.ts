import type { listStageTemplatesEndpoint } from '#domain/hiring/notifications/notifications.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { sanitizeRichText } from '../../../platform/rich-text.ts'
import type { readStageTemplates } from '../notifications.reads.ts'

type Row = Awaited<ReturnType<typeof readStageTemplates>>[number]

export function presentTemplate(row: Row): AnswerOf<typeof listStageTemplatesEndpoint>['data'][number] {
  return {
    uuid: row.uuid,
    board_name: row.stage,
    subject: row.subject,
    title: row.title,
    message: sanitizeRichText(row.message_html),
    default: row.is_default ? 1 : 0,
    language: row.language,
  }
}
