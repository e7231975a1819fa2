import { z } from 'zod'
import { type Endpoint, endpoint } from '../../kernel/endpoint.ts'
import { exportFormats } from '../../kernel/export-formats.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'

const exportForm = z.object({
  format: z.enum(exportFormats, 'errors.bad_request'),
  language: languageSchema.default('es'),
})

/**
 * The export of a list: its path with `/export`, its search, filters and order, and its right unless the list names another. It is no GET,
 * because it is audited. `page` and `size` of the query do not matter.
 */
export const exportOf = (list: Endpoint): Endpoint =>
  endpoint({
    method: 'POST',
    path: `${list.path}/export`,
    summary: `The whole list of ${list.path} as a table for spreadsheets`,
    access: list.exported && list.exported !== true ? list.exported : list.access,
    ...(list.withoutKeys && { withoutKeys: true }),
    ...(list.params && { params: list.params }),
    ...(list.query && { query: list.query }),
    ...(list.reads?.what === 'list' && { reads: { ...list.reads, what: 'export' } }),
    body: exportForm,
    replica: true,
    heavy: true,
    file: 'application/octet-stream',
    answer: fileAnswer,
  })
