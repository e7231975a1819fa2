import { expect } from 'vitest'
import type { ColumnTarget } from '#domain/people/imports/columns.rules.ts'
import {
  getImportEndpoint,
  type ImportChoices,
  previewPeopleEndpoint,
  runImportEndpoint,
  undoImportEndpoint,
  uploadImportEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import { sendImportMails } from '../people/imports/import-mails.writes.ts'
import type { TestApp, TestPerson } from './app.ts'
import { zipOf } from './bank-files.ts'
import { fileOf } from './documents.ts'

/** An import is a job, which a busy machine may begin late. */
const patience = { timeout: 60_000 }

/** A table of candidates. */
export const peopleCsv = (...rows: string[]) => fileOf(Buffer.from(rows.join('\r\n')), 'candidatos.csv')

/** A zip of candidates and their CVs. */
export const peopleZip = (parts: Record<string, string | Buffer>) => zipOf(parts, 'candidatos.zip')

export const importChoicesOf = (...columns: ColumnTarget[]) => ({ columns })

/** Uploads a file, chooses the columns that its headings suggest, and previews it. */
export async function previewPeople(site: TestApp, staff: TestPerson, file: File, choices: Partial<ImportChoices> = {}) {
  const uploaded = (await site.call(uploadImportEndpoint, { token: staff.token, files: { file } })).answer.data
  const columns = choices.columns ?? uploaded.file?.columns.map(({ guess }) => guess) ?? []
  const body = { ...choices, columns }
  const params = { id: uploaded.uuid }
  const preview = await site.call(previewPeopleEndpoint, { token: staff.token, params, body })
  return { id: uploaded.uuid, uploaded, preview: preview.answer.data }
}

/** Starts a previewed import and waits for its end. */
export async function runImport(
  site: TestApp,
  staff: TestPerson,
  id: string,
  { plan, wrong = 0 }: { plan: string; wrong?: number },
) {
  const params = { id }
  const started = await site.call(runImportEndpoint, { token: staff.token, params, body: { plan, wrong } })
  expect(started.answer.success_message).toBe('imports.started')
  const read = async () => (await site.call(getImportEndpoint, { token: staff.token, params })).answer.data
  await expect.poll(async () => (await read()).state, patience).not.toBe('running')
  return read()
}

/** Imports the people of a file and leaves out wrong lines. */
export async function importPeople(site: TestApp, staff: TestPerson, file: File, choices: Partial<ImportChoices> = {}) {
  const { id, preview } = await previewPeople(site, staff, file, { wrong: 'leave_out', ...choices })
  return { id, preview, done: await runImport(site, staff, id, { plan: preview.plan, wrong: preview.counts.wrong }) }
}

/** Undoes an import and waits for the end. Returns the answer to the start, and the import after it. */
export async function undoWholeImport(site: TestApp, { token }: Pick<TestPerson, 'token'>, id: string) {
  const params = { id }
  const started = await site.call(undoImportEndpoint, { token, params })
  if (started.status !== 200) return { started, undone: undefined }
  const read = async () => (await site.call(getImportEndpoint, { token, params })).answer.data
  await expect.poll(async () => (await read()).state, patience).not.toBe('undoing')
  return { started, undone: await read() }
}

/** Lets the e-mails of imports leave that are due in an hour, when the undo of the last one has ended. */
export const leaveImportMails = ({ platform }: TestApp) =>
  sendImportMails({ ...platform, now: () => new Date(platform.now().getTime() + 3_600_000) })

/** A consent that an import declared without reading the third column of its file, and that nobody has checked. */
export async function makeUncheckedConsent({ person, platform: { db, now } }: TestApp, of?: Pick<TestPerson, 'id'>) {
  const { id: user_id } = of ?? (await person())
  const at = now()
  const { id: import_id } = await db
    .insertInto('imports')
    .values({
      ...{
        file_name: 'candidatos.csv',
        created_by: (await person({ role: 'administrator' })).id,
        state: 'done',
        finished_at: at,
      },
      choices: JSON.stringify({ columns: ['full_name', 'email', 'ignore'] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const held = await db
    .insertInto('held_consents')
    .values({ user_id, consented_on: '2025-03-12', manner: 'Feria', declared_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('unchecked_consents')
    .values({ held_consent_id: held.id, import_id })
    .returning('uuid')
    .executeTakeFirstOrThrow()
}
