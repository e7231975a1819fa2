import { readFile } from 'node:fs/promises'
import { isOpen } from '#domain/hiring/vacancies/closing.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { addsKnown } from '#domain/people/imports/completion.rules.ts'
import {
  askImportedEndpoint,
  discardImportEndpoint,
  downloadReportEndpoint,
  downloadWrongLinesEndpoint,
  getImportEndpoint,
  getUndoEndpoint,
  type ImportChoices,
  importChoices,
  listImportedEndpoint,
  listImportsEndpoint,
  previewPeopleEndpoint,
  readImportAgainEndpoint,
  runImportEndpoint,
  undoImportEndpoint,
  uploadImportEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import { MachineBusy } from '../../platform/bounded/machine-busy.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { reportName, wrongLinesName } from '../../platform/imports/own-imports.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { readExampleNames } from '../../platform/site-content.ts'
import { presentReport, presentWrongLines } from './import-tables.views.ts'
import {
  readImport,
  readImported,
  readImports,
  readMailsOf,
  readReport,
  readVacancyToFill,
  readWaiting,
  type WholeImportRow,
} from './imports.reads.ts'
import { presentImport, presentImported, presentWholeImport } from './imports.views.ts'
import * as writes from './imports.writes.ts'
import { presentPreview } from './preview.views.ts'
import { readDeclined } from './reads/declining.ts'
import { readImportFile } from './reads/import-file.ts'
import { readPlan, readStoredFile } from './reads/plan.ts'
import { readUndo } from './undo.reads.ts'
import { undoImport } from './undo.writes.ts'

export const importRoutes = (platform: Platform) => {
  const { db, now, config } = platform

  /** An import as it is after a change. */
  async function answerImport(message: string, viewer: Person, id: string) {
    const row = await readImport(db, viewer, id)
    return row ? { success_message: message, data: await presentOne(viewer, row) } : refuse('errors.not_found')
  }

  async function presentOne(viewer: Person, row: WholeImportRow) {
    const waiting = await readWaiting(db, row)
    const unasked = row.mails_from ? [] : waiting.filter(({ reachable }) => reachable > 0)
    return presentWholeImport(row, now(), {
      waiting: waiting.reduce((sum, { people }) => sum + people, 0),
      mails: await readMailsOf(db, row.id),
      declined: await readDeclined(db, viewer, row.id),
      exampleNames: await readExampleNames(
        db,
        unasked.map(({ language }) => language),
      ),
    })
  }

  /** Plans an import with these choices. Refuses columns of another number, and a vacancy that nobody can be added to. */
  async function plan(viewer: Person, row: WholeImportRow, choices: ImportChoices) {
    if (row.state !== 'draft') return refuse('errors.stale')
    const file = await readStoredFile(platform, row)
    if (!file) return refuse('errors.not_found')
    // It was read when it was uploaded: only the machine can have changed.
    if ('unreadable' in file) throw new MachineBusy()
    if (choices.columns.length !== file.headings.length) return refuse('errors.bad_request')
    if (choices.columns.includes('cv') && !file.cvs) return wrongField('columns', 'imports.error.cv_without_zip')
    const problem = choices.vacancy === '' ? undefined : await vacancyProblem(viewer, choices.vacancy)
    return problem ?? readPlan(platform, viewer, file, choices, row.id)
  }

  async function vacancyProblem(viewer: Person, id: string): Promise<Refusal | undefined> {
    if (!mayUse(viewer, { module: 'candidates', item: 'change' })) return refuse('errors.forbidden')
    const vacancy = await readVacancyToFill(db, viewer, id)
    if (vacancy && isOpen(vacancy, calendarDay(now(), config.timeZone))) return undefined
    return wrongField('vacancy', 'imports.error.vacancy')
  }

  return [
    route(listImportsEndpoint, async ({ query, viewer }) =>
      answerPage(await readImports(db, viewer, query), (row) => presentImport(row, now())),
    ),

    route(uploadImportEndpoint, async ({ files, viewer }) => {
      const upload = files.file
      const file = await readImportFile(await readFile(upload.path), upload.kind.extension)
      if ('unreadable' in file) return wrongField('file', file.unreadable)
      const stored = await writes.storeImport(platform, viewer, upload, file)
      return isRefusal(stored) ? stored : answerImport('imports.uploaded', viewer, stored)
    }),

    route(getImportEndpoint, async ({ params, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      return row ? { data: await presentOne(viewer, row) } : refuse('errors.not_found')
    }),

    route(readImportAgainEndpoint, async ({ params, body, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      if (!row) return refuse('errors.not_found')
      if (row.state !== 'draft') return refuse('errors.stale')
      const file = await readStoredFile(platform, row, { sheet: body.sheet, encoding: body.encoding || undefined })
      if (!file) return refuse('errors.not_found')
      if ('unreadable' in file) return wrongField('sheet', file.unreadable)
      const refused = await writes.keepReading(platform, row, file)
      return refused ?? answerImport('imports.uploaded', viewer, row.uuid)
    }),

    route(previewPeopleEndpoint, async ({ params, body, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      if (!row) return refuse('errors.not_found')
      const planned = await plan(viewer, row, body)
      if (isRefusal(planned)) return planned
      const refused = await writes.keepChoices(platform, row, body, planned)
      return refused ?? { data: presentPreview(planned, addsKnown(body.known), body.vacancy !== '') }
    }),

    route(downloadWrongLinesEndpoint, async ({ params, query, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      const choices = importChoices.safeParse(row?.choices)
      if (!row || !choices.success) return refuse('errors.not_found')
      const planned = await plan(viewer, row, choices.data)
      if (isRefusal(planned)) return planned
      return { name: wrongLinesName(row.file_name), content: presentWrongLines(planned, query.language) }
    }),

    route(downloadReportEndpoint, async ({ params, query, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      if (!row) return refuse('errors.not_found')
      const declined = await readDeclined(db, viewer, row.id, limits.importFile.rows)
      const people = await readReport(db, viewer, row.id)
      return { name: reportName(row.file_name, query.language), content: presentReport(people, declined, query.language) }
    }),

    route(runImportEndpoint, async ({ params, body, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      if (!row) return refuse('errors.not_found')
      const refused = refuseRun(row, body) ?? (await writes.startImport(platform, viewer, row))
      return refused ?? answerImport('imports.started', viewer, row.uuid)
    }),

    route(discardImportEndpoint, async ({ params, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      if (!row) return refuse('errors.not_found')
      const discarded = await writes.discardImport(platform, row)
      return answerChange('imports.discarded', discarded ?? refuse('errors.stale'), ({ uuid }) => ({ uuid }))
    }),

    route(askImportedEndpoint, async ({ params, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      if (!row) return refuse('errors.not_found')
      const asked = await writes.askImported(platform, viewer, row)
      return isRefusal(asked) ? asked : answerImport('imports.asked', viewer, row.uuid)
    }),

    route(getUndoEndpoint, async ({ params, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      return row ? { data: await readUndo(db, viewer, row.id) } : refuse('errors.not_found')
    }),

    route(undoImportEndpoint, async ({ params, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      if (!row) return refuse('errors.not_found')
      const undone = await undoImport(platform, viewer, row)
      return isRefusal(undone) ? undone : answerImport('imports.undo_started', viewer, row.uuid)
    }),

    route(listImportedEndpoint, async ({ params, query, viewer }) => {
      const row = await readImport(db, viewer, params.id)
      return row ? answerPage(await readImported(db, viewer, row.id, query), presentImported) : refuse('errors.not_found')
    }),
  ]
}

const wrongField = (field: string, key: string) => refuse('errors.fields', { errors: { [field]: [key] } })

/** Why an import does not start: its preview is outdated, wrong lines stop it, or nobody would be added. */
function refuseRun(row: WholeImportRow, { plan, wrong }: { plan: string; wrong: number }): Refusal | undefined {
  const choices = importChoices.safeParse(row.choices)
  if (row.state !== 'draft' || row.plan === '' || row.plan !== plan || !choices.success) return refuse('errors.stale')
  if (row.wrong > 0 && choices.data.wrong === 'stop') return refuse('imports.error.wrong_lines')
  if (wrong !== row.wrong) return refuse('errors.stale')
  const fillsBoard = addsKnown(choices.data.known) && choices.data.vacancy !== '' && row.known > 0
  return row.added === 0 && row.completed === 0 && row.declined === 0 && !fillsBoard ? refuse('imports.error.nobody') : undefined
}
