import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalParagraph, recordId } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { tableExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { hiddenChoices, tableReading } from '../../kernel/table-reading.ts'
import { bareEncodings } from '../../kernel/text-encodings.ts'
import { dateOrders } from '../../people/imports/dates.rules.ts'
import { cellEffects } from './cell-remarks.rules.ts'
import { historyChoices, historyQuestions, pastApplicationView } from './history/history.contract.ts'
import { type RecordKind, type recordKinds, recordTargets, usualFields } from './record-fields.rules.ts'

/** How a table becomes records. */
export const recordChoices = z.object({
  /** The field of each column, in the order of the file; empty for what the headings suggest. */
  columns: z.array(z.enum(recordTargets, 'errors.bad_request'), 'errors.bad_request').max(100, 'errors.bad_request').default([]),
  /** The table of the file; empty for the one with the most known headings. */
  sheet: z.string('errors.bad_request').max(500, 'errors.bad_request').default(''),
  encoding: z.enum(['', ...bareEncodings], 'errors.bad_request').default(''),
  date_order: z.enum(dateOrders, 'errors.bad_request').default('dmy'),
  language: languageSchema.default('es'),
  /** What cells hold that are empty, asked once for all rows (MOV-02). */
  usual: z.partialRecord(z.enum(usualFields, 'errors.bad_request'), optionalParagraph()).default({}),
  /** Spellings that name different companies, though they look like one: the keys of those groups (MOV-04). */
  apart: z
    .array(z.string('errors.bad_request').max(300, 'errors.bad_request'), 'errors.bad_request')
    .max(500, 'errors.bad_request')
    .default([]),
  /** What happens to rows that the file hides; empty until somebody says it. */
  hidden: z.enum(hiddenChoices, 'errors.bad_request').default(''),
  /** Whether records that exist are left out, or get what they lack. */
  known: z.enum(['leave_out', 'complete'], 'errors.bad_request').default('leave_out'),
  /** Whether wrong lines stop the import or are left out. */
  wrong: z.enum(['stop', 'leave_out'], 'errors.bad_request').default('stop'),
  history: historyChoices.default(historyChoices.parse({})),
})
export type RecordChoices = z.output<typeof recordChoices>

/** The choices as JSON, because they come beside the file. */
const choicesText = z
  .string('errors.bad_request')
  .max(64_000, 'errors.bad_request')
  .default('{}')
  .transform((text, context): RecordChoices => {
    try {
      const parsed = recordChoices.safeParse(JSON.parse(text))
      if (parsed.success) return parsed.data
    } catch {}
    context.addIssue({ code: 'custom', message: 'errors.bad_request' })
    return z.NEVER
  })

/** `unknown`: a past application whose person, vacancy or client the company does not have. */
export const recordOutcomes = ['new', 'known', 'twice', 'unknown', 'wrong'] as const
export const recordCounts = z.object({
  new: z.number().int(),
  known: z.number().int(),
  twice: z.number().int(),
  unknown: z.number().int(),
  wrong: z.number().int(),
  /** Known records that get something. */
  completed: z.number().int(),
})

const previewLine = z.object({
  line: z.number().int(),
  outcome: z.enum(recordOutcomes),
  name: z.string(),
  /** The city of a client; the client of a vacancy; the vacancy and client of a past application. */
  detail: z.string(),
  /** What a new vacancy will be; empty for others. */
  state: z.enum(['', 'published', 'draft', 'closed']),
  /** The day on which it was closed, as yyyy-mm-dd; empty when it is unknown. */
  closed_on: z.string(),
  /** Names of fields of the form: those that an open vacancy or a draft lacks, or that a known record gets. */
  lacks: z.array(z.string()),
  /** The line of the same client before, with which a repeated one is put together; null for others. */
  joins_line: z.number().int().nullable(),
  gets: z.array(z.string()),
  /** Why the line is wrong, as message keys. */
  reasons: z.array(z.string()),
  /** Cells that do not count as they are written, and what happens to them. */
  notices: z.array(
    z.object({ field: z.enum(recordTargets), value: z.string(), effect: z.enum(cellEffects), result: z.string() }),
  ),
  application: pastApplicationView.nullable(),
})
export type RecordLine = z.infer<typeof previewLine>

export const recordPreview = z.object({
  rows: z.number().int(),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), target: z.enum(recordTargets) })),
  ...tableReading,
  /** Why the columns cannot be imported, as a message key; null when they can. */
  problem: z.string().nullable(),
  counts: recordCounts,
  /** The lines that the file hides; the import waits for a choice about them. */
  hidden_rows: z.array(z.number().int()),
  /**
   * Up to limits.importFile.listed each of wrong, unknown and repeated lines, and of those with cells that do not count as written; others if these are
   * fewer. Wrong lines first.
   */
  lines: z.array(previewLine),
  /** Fields that new vacancies lack, except closed ones, with the number of those vacancies. */
  asks: z.array(z.object({ field: z.enum(usualFields), count: z.number().int() })),
  /** Spellings that count as one company, or that are kept apart. */
  spellings: z.array(z.object({ key: z.string(), names: z.array(z.string()), is_apart: z.boolean() })),
  /** Skills of the file that the catalogue lacks; they are left out. */
  unknown_skills: z.array(z.string()),
  /** What a table of past applications asks; null for other kinds. */
  history: historyQuestions.nullable(),
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
  const of = kind === 'history' ? 'past applications' : kind
  const base = `/api/imports/of/${kind}` as const
  const access = { module, item: 'change' } as const
  const params = z.object({ id: recordId })
  // Past applications name people; clients and vacancies do not.
  const reads = (what: 'list' | 'export') => (kind === 'history' ? { reads: { what, list: 'importedPeople' } as const } : {})
  return {
    preview: endpoint({
      method: 'POST',
      path: `${base}/preview`,
      summary: `Shows what an import of ${of} from a table would do with each line; changes nothing`,
      access,
      body: z.object({ choices: choicesText }),
      heavy: true,
      files: { file },
      ...reads('list'),
      answer: recordOf(recordPreview),
    }),
    run: endpoint({
      method: 'POST',
      path: base,
      summary: `Imports ${of} from a table as its preview showed, all in one transaction`,
      access,
      body: z.object({ choices: choicesText, plan: z.string('errors.bad_request').max(64, 'errors.bad_request') }),
      heavy: true,
      files: { file },
      answer: changeOf(recordImport),
    }),
    list: endpoint({
      method: 'GET',
      path: base,
      summary: `Imports of ${of}`,
      access,
      query: listQuery(['created_at'], '-created_at'),
      answer: listOf(recordImport),
    }),
    undo: endpoint({
      method: 'POST',
      path: `${base}/:id/undo`,
      summary: `Removes the ${of} of an import within an hour, except those to which something was done since`,
      access,
      params,
      answer: changeOf(recordImport),
    }),
    report: endpoint({
      method: 'GET',
      path: `${base}/:id/report`,
      summary: `The ${of} that an import added or completed, as a table`,
      access,
      params,
      query: z.object({ language: languageSchema.default('es') }),
      heavy: true,
      ...reads('export'),
      file: 'text/csv',
      answer: fileAnswer,
    }),
  }
}

export const clientImportEndpoints = endpointsOf('clients')
export const vacancyImportEndpoints = endpointsOf('vacancies')
export const historyImportEndpoints = endpointsOf('history')
export const recordImportEndpoints = {
  ...{ clients: clientImportEndpoints, vacancies: vacancyImportEndpoints, history: historyImportEndpoints },
} satisfies Record<(typeof recordKinds)[number], unknown>
