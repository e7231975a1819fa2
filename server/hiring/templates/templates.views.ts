import type { z } from 'zod'
import type { TemplateView, templateForm } from '#domain/hiring/templates/templates.contract.ts'
import { messageBeginning } from '#domain/hiring/templates/templates.rules.ts'
import { plainTextOf, sanitizeRichText } from '../../platform/rich-text.ts'
import type { TemplateRow } from './templates.reads.ts'

export function presentTemplate(row: TemplateRow): TemplateView {
  const { id, uuid, stage, language, is_default, subject, title, message_html, updated_at, version } = row
  return {
    id,
    uuid,
    board_name: stage,
    language,
    default: is_default ? 1 : 0,
    subject,
    title,
    message: sanitizeRichText(message_html),
    message_beginning: messageBeginning(plainTextOf(message_html)),
    updated_at: updated_at.toISOString(),
    version,
  }
}

/** Translates the form's wire names into terms. */
export function templateFields({ board_name, language, status, subject, title, message }: z.output<typeof templateForm>) {
  return { stage: board_name, language, is_default: status === 1, subject, title, message_html: message }
}
