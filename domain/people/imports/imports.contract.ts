import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalDate, recordId, recordIdOr } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { importExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { hiddenChoices, tableReading } from '../../kernel/table-reading.ts'
import { bareEncodings } from '../../kernel/text-encodings.ts'
import { columnsProblem, columnTargets } from './columns.rules.ts'
import { completesKnown, knownChoices } from './completion.rules.ts'
import { dateOrders } from './dates.rules.ts'
import { consentChoices, declinedPerson } from './import-consents.contract.ts'
import { completion, importedPersonName, importPreview, lineCounts } from './import-preview.contract.ts'

export const mayImport = { module: 'users', item: 'change' } as const
const ofRecord = z.object({ id: recordId })

export const importStates = ['draft', 'running', 'done', 'undoing', 'undone'] as const

export const askTimes = ['after_undo', 'on_day', 'later'] as const

/** How a file becomes people. */
export const importChoices = z
  .object({
    /** The field of each column, in the order of the file. */
    columns: z.array(z.enum(columnTargets, 'errors.bad_request'), 'errors.bad_request').max(100, 'errors.bad_request'),
    /** The order of day and month, where the dates of the file do not show it. */
    date_order: z.enum(['', ...dateOrders], 'errors.bad_request').default(''),
    /** The language of people whose row names none. */
    language: languageSchema.default('es'),
    /** The vacancy that the people are added to; empty for none. */
    vacancy: z.union([z.literal(''), recordIdOr('errors.bad_request')], 'errors.bad_request').default(''),
    /** What happens to people who have an account: nothing, what they lack is added, or they are added to the vacancy (INT-13). */
    known: z.enum(knownChoices, 'errors.bad_request').default('leave_out'),
    /** Whether wrong lines stop the import or are left out. */
    wrong: z.enum(['stop', 'leave_out'], 'errors.bad_request').default('stop'),
    /** What happens to rows that the file hides; empty until somebody says it. */
    hidden: z.enum(hiddenChoices, 'errors.bad_request').default(''),
    /** When the e-mails of the import leave, requests and notices alike: once its undo has ended, on a day, or not yet (CON-04). */
    ask: z.enum(askTimes, 'errors.bad_request').default('after_undo'),
    ask_on: optionalDate('imports.error.ask_on'),
    ...consentChoices,
  })
  .superRefine(({ columns, known, ask, ask_on }, context) => {
    if (ask === 'on_day' && ask_on === '') context.addIssue({ code: 'custom', path: ['ask_on'], message: 'imports.error.ask_on' })
    const problem = columnsProblem(columns, completesKnown(known))
    if (problem) context.addIssue({ code: 'custom', path: ['columns'], message: problem })
  })
export type ImportChoices = z.output<typeof importChoices>

const column = z.object({
  heading: z.string(),
  /** The first values of the column. */
  samples: z.array(z.string()),
  /** The field that the heading suggests. */
  guess: z.enum(columnTargets),
})
export type ImportColumn = z.infer<typeof column>

const importView = z.object({
  uuid: z.string(),
  file_name: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  state: z.enum(importStates),
  /** Why the last run or undo did nothing or not everything, as a message key; null otherwise. */
  problem: z.string().nullable(),
  /** People written so far by a running import, or handled so far by a running undo. */
  progress: z.number().int(),
  /** What became of the lines; zeros before the import. */
  counts: lineCounts,
  /** The number of known people whom the import completes or completed (INT-13). */
  completed: z.number().int(),
  /** The number of people added to the vacancy. */
  on_board: z.number().int(),
  vacancy: z.object({ uuid: z.string(), name: z.string() }).nullable(),
  /** When the e-mails of the import begin to leave; null until the importer decides. */
  mails_from: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** Until when the import can be undone; null when it cannot. */
  undo_until: z.string().nullable(),
  undone_at: z.string().nullable(),
  /** The number of people whom an undo kept, and of known people with something that it left because it was changed since. */
  stayed: z.number().int(),
  left: z.number().int(),
})
export type ImportView = z.infer<typeof importView>

const wholeImport = importView.extend({
  /** The file's table; null once the file is removed. */
  file: z
    .object({
      rows: z.number().int(),
      empty_rows: z.number().int(),
      has_cvs: z.boolean(),
      columns: z.array(column),
      ...tableReading,
    })
    .nullable(),
  /** The choices of the last preview. */
  choices: importChoices.nullable(),
  /** The number of people of the import who have not consented. */
  waiting: z.number().int(),
  /** The e-mails of the import that wait, and those that left. */
  mails: z.object({ waiting: z.number().int(), left: z.number().int() }),
  /** People whose line refused, up to limits.importFile.listed; their names are kept for limits.importFile.declinedDays. */
  declined: z.array(declinedPerson),
  /** The names of the example company with which people who are not asked yet would be asked: see the preview. */
  example_names: z.array(z.string()),
})
export type WholeImport = z.infer<typeof wholeImport>

export const listImportsEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'Imports of candidates that the caller made; administrators see all',
  access: mayImport,
  query: listQuery(['created_at'], '-created_at'),
  exported: true,
  answer: listOf(importView),
})

export const uploadImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary:
    'Takes a file of candidates, a CSV, XLSX or ODS, or a zip with a table and CVs, and suggests the field of each column; adds nobody',
  access: mayImport,
  heavy: true,
  files: { file: { kinds: importExtensions, required: 'imports.error.file_required', bytes: limits.importFile.bytes } },
  answer: changeOf(wholeImport),
})

export const getImportEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  summary: 'An import with its columns, its progress and its counts',
  access: mayImport,
  params: ofRecord,
  reads: { what: 'list', list: 'importedPeople' },
  answer: recordOf(wholeImport),
})

export const previewPeopleEndpoint = endpoint({
  method: 'PUT',
  path: '/api/imports/:id',
  summary: 'Keeps the choices of an import and shows what it would do with each line; adds nobody',
  access: mayImport,
  params: ofRecord,
  body: importChoices,
  reads: { what: 'list', list: 'importedPeople' },
  heavy: true,
  answer: recordOf(importPreview),
})

export const readImportAgainEndpoint = endpoint({
  method: 'PUT',
  path: '/api/imports/:id/reading',
  summary: 'Reads the file of an import again: another table of it, or in another encoding; adds nobody',
  access: mayImport,
  params: ofRecord,
  body: z.object({
    sheet: z.string('errors.bad_request').max(500, 'errors.bad_request'),
    /** Empty: as the letters suggest. */
    encoding: z.enum(['', ...bareEncodings], 'errors.bad_request').default(''),
  }),
  heavy: true,
  answer: changeOf(wholeImport),
})

export const downloadWrongLinesEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports/:id/wrong',
  summary: 'The wrong lines of the last preview as a table, each with its reasons',
  access: mayImport,
  params: ofRecord,
  query: z.object({ language: languageSchema.default('es') }),
  heavy: true,
  file: 'text/csv',
  reads: { what: 'export', list: 'importedPeople' },
  answer: fileAnswer,
})

export const runImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports/:id/run',
  summary: 'Starts an import as its last preview showed it; it continues after a restart of the server',
  access: mayImport,
  params: ofRecord,
  body: z.object({
    plan: z.string('errors.bad_request').max(64, 'errors.bad_request'),
    /** The number of wrong lines that are left out, as the preview counted them. */
    wrong: z.int('errors.bad_request').min(0, 'errors.bad_request').default(0),
  }),
  answer: changeOf(wholeImport),
})

export const discardImportEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id',
  summary: 'Discards an import that added nobody, with its file',
  access: mayImport,
  params: ofRecord,
  answer: changeOf(z.object({ uuid: z.string() })),
})

export const askImportedEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports/:id/ask',
  summary: 'Lets the e-mails of an import leave once its undo has ended, where that was left for later',
  access: mayImport,
  params: ofRecord,
  answer: changeOf(wholeImport),
})

export const getUndoEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports/:id/undo',
  summary: 'How many people an undo removes, and who stays because something was done to them since',
  access: mayImport,
  params: ofRecord,
  reads: { what: 'list', list: 'importedPeople' },
  answer: recordOf(
    z.object({
      leaving: z.number().int(),
      staying: z.number().int(),
      /** Those who stay, up to limits.importFile.listed. */
      people: z.array(importedPersonName),
      /** Known people who lose what the import added to them, and those of them with something that was changed since and is left. */
      restoring: z.number().int(),
      keeping: z.array(importedPersonName),
    }),
  ),
})

export const undoImportEndpoint = endpoint({
  method: 'POST',
  path: '/api/imports/:id/undo',
  summary:
    'Starts an undo within an hour: it removes the people of an import, and what it added to known ones, unless something was done since',
  access: mayImport,
  params: ofRecord,
  answer: changeOf(wholeImport),
})

const importedPerson = importedPersonName.extend({
  line: z.number().int(),
  outcome: z.enum(['new', 'known']),
  /** What the import added to a known person; null for a new one. */
  completion: completion.nullable(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  /** Whether the person has consented. */
  consented: z.boolean(),
})
export type ImportedPersonView = z.infer<typeof importedPerson>

export const listImportedEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports/:id/people',
  summary: 'The people whom an import added or completed, in the order of the file',
  access: mayImport,
  params: ofRecord,
  // An import has at most so many people, and its result shows all of them.
  query: listQuery(['line', 'fullname'], 'line', limits.importFile.rows),
  exported: true,
  reads: { what: 'list', list: 'importedPeople' },
  answer: listOf(importedPerson),
})

export const downloadReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/imports/:id/report',
  summary: 'The people whom an import added or completed as a table, each with what it did',
  access: mayImport,
  params: ofRecord,
  query: z.object({ language: languageSchema.default('es') }),
  heavy: true,
  file: 'text/csv',
  reads: { what: 'export', list: 'importedPeople' },
  answer: fileAnswer,
})
