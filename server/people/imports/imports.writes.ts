import type { FastifyBaseLogger } from 'fastify'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { guessColumns } from '#domain/people/imports/columns.rules.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import { change } from '../../platform/changes.ts'
import { changeWithFile, releaseFiles } from '../../platform/files/stored-files.ts'
import { noteColleagueUploaded, refuseColleague } from '../../platform/files/upload-budget.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { openUndo } from '../../platform/imports/undo-window.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readPreviews, type WholeImportRow } from './imports.reads.ts'
import { describeFile, type ImportFile } from './reads/import-file.ts'
import type { WholePlan } from './reads/plan.ts'

const hourMs = 3_600_000

/** What a page shows of a file, with the fields that its headings suggest. */
function suggestColumns(file: ImportFile) {
  const described = describeFile(file)
  const samples = described.columns.map((column) => column.samples)
  const valuesOf = (column: number) => file.rows.map(({ cells }) => cells[column] ?? '')
  const guesses = guessColumns(file.headings, samples, valuesOf).map((guess) =>
    guess === 'cv' && !described.has_cvs ? 'ignore' : guess,
  )
  return { ...described, columns: described.columns.map((column, at) => ({ ...column, guess: guesses[at] ?? 'ignore' })) }
}

/**
 * Keeps an uploaded file until its import, with the fields that its headings suggest. Returns the uuid of the import. Refuses more files in
 * preview than a colleague or the site may have, and more bytes than a colleague may upload in a day (QUO-01).
 */
export async function storeImport(
  platform: Platform,
  actor: Person,
  upload: Upload,
  file: ImportFile,
): Promise<string | Refusal> {
  const refusal = (await refuseManyPreviews(platform, actor)) ?? (await refuseColleague(platform.db, actor, [upload]))
  if (refusal) return refusal
  const stored = await addImport(platform, actor, upload, file)
  await noteColleagueUploaded(platform.db, actor, [upload])
  return stored
}

/** The refusal when too many files wait for their import; the oldest leaves `keptHours` after its upload. */
async function refuseManyPreviews({ db, now }: Platform, actor: Person): Promise<Refusal | undefined> {
  const { ofColleague, ofSite } = limits.filled.importsInPreview
  const waiting = await readPreviews(db, actor)
  const oldest = waiting.ofSite >= ofSite ? waiting.oldest : waiting.ofColleague >= ofColleague ? waiting.oldestOwn : undefined
  if (!oldest) return undefined
  const end = oldest.getTime() + limits.importFile.keptHours * hourMs
  return refuse('imports.error.many_waiting', { retryAfter: Math.max(1, Math.ceil((end - now().getTime()) / 1000)) })
}

function addImport(platform: Platform, actor: Person, upload: Upload, file: ImportFile): Promise<string> {
  return changeWithFile(platform, upload, 'import', async (tx, keep) => {
    const { uuid } = await tx
      .insertInto('imports')
      .values({
        ...{ created_by: actor.id, created_at: platform.now(), file_name: upload.originalName, file_id: await keep() },
        content: JSON.stringify(suggestColumns(file)),
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  })
}

/** Keeps how a file is read; its former preview no longer counts. Refuses with errors.stale when the import runs or ran meanwhile. */
export async function keepReading(
  { db }: Pick<Platform, 'db'>,
  { id }: WholeImportRow,
  file: ImportFile,
): Promise<Refusal | undefined> {
  const kept = await db
    .updateTable('imports')
    .set({ content: JSON.stringify(suggestColumns(file)), choices: null, plan: '', problem: '' })
    .set({ added: 0, known: 0, twice: 0, wrong: 0, declined: 0, completed: 0 })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst()
  return kept ? undefined : refuse('errors.stale')
}

/** Keeps the choices of a preview with its counts. Refuses with errors.stale when the import runs or ran meanwhile. */
export async function keepChoices(
  { db }: Pick<Platform, 'db'>,
  { id }: WholeImportRow,
  choices: ImportChoices,
  { counts, completed, digest }: WholePlan,
): Promise<Refusal | undefined> {
  const kept = await db
    .updateTable('imports')
    .set({ choices: JSON.stringify(choices), plan: digest, problem: '' })
    .set({ added: counts.new, known: counts.known, twice: counts.twice, wrong: counts.wrong })
    .set({ declined: counts.declined, completed })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst()
  return kept ? undefined : refuse('errors.stale')
}

/** Starts an import; a job carries it out, with the rights of the key that started it if it was one (KEY-01). Refuses with errors.stale when it runs or ran meanwhile, or its preview changed. */
export function startImport(
  { db, jobs }: Platform,
  { key }: Pick<Person, 'key'>,
  { id, plan }: WholeImportRow,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (tx) => {
    const started = await tx
      .updateTable('imports')
      .set({ state: 'running', progress: 0, next_line: 0, problem: '' })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .where('plan', '=', plan)
      .returning('id')
      .executeTakeFirst()
    if (!started) return refuse('errors.stale')
    await jobs.enqueue(tx, 'import-people', { import: id, ...(key && { key: key.id }) })
    return undefined
  })
}

/** Discards an import that added nobody, with its file. Returns undefined when it runs or ran. */
export function discardImport(platform: Platform, { id }: Pick<WholeImportRow, 'id'>): Promise<{ uuid: string } | undefined> {
  return platform.db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('imports')
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .returning(['uuid', 'file_id'])
      .executeTakeFirst()
    if (gone?.file_id) await releaseFiles(tx, platform, [gone.file_id], 'at once')
    return gone && { uuid: gone.uuid }
  })
}

/**
 * Lets the e-mails of an import leave that were left for later, once its undo has ended (CON-04). Refuses with errors.stale when that was decided
 * already.
 */
export function askImported(platform: Platform, actor: Person, row: WholeImportRow): Promise<{ id: number } | Refusal> {
  return change(platform, actor, { action: 'import.asked' }, (tx, now) =>
    tx
      .updateTable('imports')
      .set({ mails_from: openUndo(row.finished_at, now) ?? now })
      .where('id', '=', row.id)
      .where('state', '=', 'done')
      .where('mails_from', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
}

/** Starts the hourly task that discards imports whose file was kept for a day. Returns a function that stops it. */
export function startDiscardingImports(platform: Platform, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    () => discardOldImports(platform),
    hourMs,
    (error) => log.warn({ err: error }, 'discarding imports failed'),
  )
}

/** Discards imports that added nobody within a day, with their files, and forgets the names of people who refused in one long ago. */
export async function discardOldImports(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - limits.importFile.keptHours * hourMs)
  const old = await platform.db
    .selectFrom('imports')
    .select(['id', 'uuid'])
    .where('state', '=', 'draft')
    .where('created_at', '<', before)
    .execute()
  const namedBefore = new Date(platform.now().getTime() - limits.importFile.declinedDays * dayMs)
  await platform.db.deleteFrom('declined_people').where('noted_at', '<', namedBefore).execute()
  await runEach(
    old,
    ({ uuid }) => `import ${uuid}`,
    (one) => discardImport(platform, one),
  )
}
