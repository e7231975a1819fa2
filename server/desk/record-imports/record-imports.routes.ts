import { readFile } from 'node:fs/promises'
import { type RecordKind, recordKinds } from '#domain/desk/record-imports/record-fields.rules.ts'
import { type RecordChoices, recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { reportName } from '../../platform/imports/own-imports.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { planRecords } from './reads/plan.ts'
import { readRecordTable } from './reads/record-table.ts'
import { readRecordImport, readRecordImports } from './record-imports.reads.ts'
import { presentRecordImport, presentRecordPreview, presentRecordReport } from './record-imports.views.ts'
import { importRecords, undoRecords } from './record-imports.writes.ts'
import { recordTargets } from './record-targets.writes.ts'

export const recordImportRoutes = (platform: Platform) => recordKinds.flatMap((kind) => routesOf(platform, kind))

function routesOf(platform: Platform, kind: RecordKind) {
  const { db, now } = platform
  const endpoints = recordImportEndpoints[kind]
  const target = recordTargets[kind]

  async function planOf(upload: Upload, choices: RecordChoices, viewer: Person) {
    const table = await readRecordTable(await readFile(upload.path), upload.kind.extension, kind, choices)
    if ('unreadable' in table) return refuse('errors.fields', { errors: { file: [table.unreadable] } })
    return { table, plan: await planRecords(platform, viewer, kind, target, table, choices) }
  }
  async function answerImport(message: string, viewer: Person, id: string) {
    const row = await readRecordImport(db, viewer, kind, id)
    return row ? { success_message: message, data: presentRecordImport(row, now()) } : refuse('errors.not_found')
  }

  return [
    route(endpoints.preview, async ({ body, files, viewer }) => {
      const planned = await planOf(files.file, body.choices, viewer)
      return isRefusal(planned) ? planned : { data: presentRecordPreview(planned.table, planned.plan) }
    }),

    route(endpoints.run, async ({ body, files, viewer }) => {
      const planned = await planOf(files.file, body.choices, viewer)
      if (isRefusal(planned)) return planned
      if (planned.plan.digest === '' || planned.plan.digest !== body.plan) return refuse('imports.error.changed')
      const done = await importRecords(platform, viewer, kind, files.file.originalName, planned.plan)
      return isRefusal(done) ? done : answerImport('records.done', viewer, done.uuid)
    }),

    route(endpoints.list, async ({ query, viewer }) =>
      answerPage(await readRecordImports(db, viewer, kind, query), (row) => presentRecordImport(row, now())),
    ),

    route(endpoints.undo, async ({ params, viewer }) => {
      const row = await readRecordImport(db, viewer, kind, params.id)
      if (!row) return refuse('errors.not_found')
      const undone = await undoRecords(platform, viewer, target, row)
      return isRefusal(undone) ? undone : answerImport('records.undone', viewer, row.uuid)
    }),

    route(endpoints.report, async ({ params, query, viewer }) => {
      const row = await readRecordImport(db, viewer, kind, params.id)
      if (!row) return refuse('errors.not_found')
      const rows = await target.readReport(db, viewer, row.id)
      return { name: reportName(row.file_name, query.language), content: presentRecordReport(row, rows, query.language) }
    }),
  ]
}
