import { sql } from 'kysely'
import type { listTemplatesEndpoint } from '#domain/hiring/templates/templates.contract.ts'
import type { ParamsOf, QueryOf } from '#domain/kernel/endpoint.ts'
import { stages } from '#domain/kernel/stages.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const columns = [
  'id',
  'uuid',
  'stage',
  'language',
  'is_default',
  'subject',
  'title',
  'message_html',
  'updated_at',
  'version',
] as const
const sortedBy = {
  board_name: sql`array_position(${[...stages]}::text[], stage)`,
  language: 'language',
  default: 'is_default',
  subject: inOrder('notification_templates.subject'),
  title: inOrder('notification_templates.title'),
  message: inOrder('notification_templates.message_html'),
  updated_at: 'updated_at',
}

/** A page of the templates (TPL-01). Their number is bounded by stages, languages and statuses. */
export function readTemplates(
  db: Reader,
  language: ParamsOf<typeof listTemplatesEndpoint>['language'],
  query: QueryOf<typeof listTemplatesEndpoint>,
) {
  const all = db.selectFrom('notification_templates').select(columns)
  const asked = language === 'all' ? all : all.where('language', '=', language)
  return readPage(db, asked, query, 'notification_templates', sortedBy)
}

export function readWholeTemplate(db: Reader, id: string) {
  return db.selectFrom('notification_templates').select(columns).where(recordIs('notification_templates', id)).executeTakeFirst()
}
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof readWholeTemplate>>>
