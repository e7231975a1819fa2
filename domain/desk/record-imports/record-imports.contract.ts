import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalText, recordId } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { tableExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { bareEncodings } from '../../kernel/text-encodings.ts'
import { dateOrders } from '../../people/imports/dates.rules.ts'
import { tableReading } from '../../people/imports/imports.contract.ts'
import { cellEffects } from './cell-remarks.rules.ts'
import { type RecordKind, type recordKinds, recordTargets } from './record-headings.rules.ts'

/** How a table becomes clients or vacancies. */
export const recordChoices = z.object({
  /** The field of each column, in the order of the file; empty for what the headings suggest. */
  columns: z.array(z.enum(recordTargets, 'errors.bad_request'), 'errors.bad_request').max(100, 'errors.bad_request').default([]),
  /** The table of the file; empty for the one with the most known headings. */
  sheet: z.string('errors.bad_request').max(500, 'errors.bad_request').default(''),
  encoding: z.enum(['', ...bareEncodings], 'errors.bad_request').default(''),
  date_order: z.enum(dateOrders, 'errors.bad_request').default('dmy'),
  language: languageSchema.default('es'),
  /** The city of rows without one. */
  city: optionalText(),
  /** Whether records that exist are left out, or get what they lack. */
  known: z.enum(['leave_out', 'complete'], 'errors.bad_request').default('leave_out'),
  /** Whether wrong lines stop the import or are left out. */
  wrong: z.enum(['stop', 'leave_out'], 'errors.bad_request').default('stop'),
})
export type RecordChoices = z.output<typeof recordChoices>

/** The choices as JSON, because they come beside the file. */
const choicesText = z
  .string('errors.bad_request')
  .max(8000, 'errors.bad_request')
  .default('{}')
  .transform((text, context): RecordChoices => {
    try {
      const parsed = recordChoices.safeParse(JSON.parse(text))
      if (parsed.success) return parsed.data
    } catch {}
    context.addIssue({ code: 'custom', message: 'errors.bad_request' })
    return z.NEVER
  })

export const recordOutcomes = ['new', 'known', 'twice', 'wrong'] as const
export const recordCounts = z.object({
  new: z.number().int(),
  known: z.number().int(),
  twice: z.number().int(),
  wrong: z.number().int(),
  /** Known records that get something. */
  completed: z.number().int(),
})

const previewLine = z.object({
  line: z.number().int(),
  outcome: z.enum(recordOutcomes),
  name: z.string(),
  /** The city of a client; the client of a vacancy. */
  detail: z.string(),
  /** Whether a vacancy will be published; a draft lacks the fields of `lacks`. */
  published: z.boolean(),
  /** Names of fields of the form: those that a draft lacks, or that a known record gets. */
  lacks: z.array(z.string()),
  gets: z.array(z.string()),
  /** Why the line is wrong, as message keys. */
  reasons: z.array(z.string()),
  /** Cells that do not count as they are written, and what happens to them. */
  notices: z.array(
    z.object({ field: z.enum(recordTargets), value: z.string(), effect: z.enum(cellEffects), result: z.string() }),
  ),
})
export type RecordLine = z.infer<typeof previewLine>

export const recordPreview = z.object({
  rows: z.number().int(),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), target: z.enum(recordTargets) })),
  ...tableReading,
  /** Why the columns cannot be imported, as a message key; null when they can. */
  problem: z.string().nullable(),
  counts: recordCounts,
  /** Wrong lines first, up to limits.importFile.listed. */
  lines: z.array(previewLine),
  /** Skills of the file that the catalogue lacks; they are left out. */
  unknown_skills: z.array(z.string()),
  /** Identifies the preview; the import does exactly what it showed, or nothing. Empty when nothing can be imported. */
  plan: z.string(),
})
export type RecordPreview = z.infer<typeof recordPreview>

const recordImport = z.object({
  uuid: z.string(),
  file_name: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  added: z.number().int(),
  completed: z.number().int(),
  /** Until when the import can be undone; null when it cannot. */
  undo_until: z.string().nullable(),
  undone_at: z.string().nullable(),
  /** Records that an undo left, because something was done to them since. */
  stayed: z.number().int(),
})
export type RecordImport = z.infer<typeof recordImport>

const file = { kinds: tableExtensions, required: 'imports.error.file_required', bytes: limits.importFile.tableBytes } as const

function endpointsOf(kind: RecordKind) {
  const module = kind === 'clients' ? 'clients' : 'candidates'
  const base = `/api/imports/of/${kind}` as const
  const access = { module, item: 'change' } as const
  const params = z.object({ id: recordId })
  return {
    preview: endpoint({
      method: 'POST',
      path: `${base}/preview`,
      summary: `Shows what an import of ${kind} from a table would do with each line; changes nothing`,
      access,
      body: z.object({ choices: choicesText }),
      heavy: true,
      files: { file },
      answer: recordOf(recordPreview),
    }),
    run: endpoint({
      method: 'POST',
      path: base,
      summary: `Imports ${kind} from a table as its preview showed, all in one transaction`,
      access,
      body: z.object({ choices: choicesText, plan: z.string('errors.bad_request').max(64, 'errors.bad_request') }),
      heavy: true,
      files: { file },
      answer: changeOf(recordImport),
    }),
    list: endpoint({
      method: 'GET',
      path: base,
      summary: `Imports of ${kind}`,
      access,
      query: listQuery(['created_at'], '-created_at'),
      answer: listOf(recordImport),
    }),
    undo: endpoint({
      method: 'POST',
      path: `${base}/:id/undo`,
      summary: `Removes the ${kind} of an import within an hour, except those to which something was done since`,
      access,
      params,
      answer: changeOf(recordImport),
    }),
    report: endpoint({
      method: 'GET',
      path: `${base}/:id/report`,
      summary: `The ${kind} that an import added or completed, as a table`,
      access,
      params,
      query: z.object({ language: languageSchema.default('es') }),
      heavy: true,
      file: 'text/csv',
      answer: fileAnswer,
    }),
  }
}

export const clientImportEndpoints = endpointsOf('clients')
export const vacancyImportEndpoints = endpointsOf('vacancies')
export const recordImportEndpoints = { clients: clientImportEndpoints, vacancies: vacancyImportEndpoints } satisfies Record<
  (typeof recordKinds)[number],
  unknown
>
