import { templateForIncluded } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import type { listStageTemplatesEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { sanitizeRichText } from '../../../platform/rich-text.ts'
import type { readStageTemplates, readTemplatesSent } from '../candidate-emails.reads.ts'

type Answer = AnswerOf<typeof listStageTemplatesEndpoint>
type Last = Awaited<ReturnType<typeof readTemplatesSent>> extends ReadonlyMap<unknown, infer Mail> ? Mail : never
type Row = Awaited<ReturnType<typeof readStageTemplates>>[number]

export function presentTemplate(row: Row, included: boolean): Omit<Answer['data'][number], 'sent_at' | 'sent_status'> {
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

/** The last e-mail of a text to the candidate, of those that did not fail. */
export function presentLast(mail: Last | undefined): Pick<Answer['built_in'], 'sent_at' | 'sent_status'> {
  return {
    sent_at: mail?.queued_at.toISOString() ?? null,
    sent_status: (mail?.status as Answer['built_in']['sent_status'] | undefined) ?? null,
  }
}
