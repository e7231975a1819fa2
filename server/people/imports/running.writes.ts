import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Source, sourceName } from '#domain/hiring/applications/source.rules.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import { type ImportChoices, importChoices, mayImport } from '#domain/people/imports/imports.contract.ts'
import { notesOf } from '#domain/people/imports/notes.rules.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import { openVacancy } from '../../hiring/applications/applications.writes.ts'
import { addCards } from '../../hiring/applications/bulk-adding.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changeWithFiles, releaseFiles } from '../../platform/files/stored-files.ts'
import { discardUploads, type Upload } from '../../platform/files/uploads.ts'
import { GivenUp } from '../../platform/jobs/job-queue.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { findColleague } from '../../platform/sessions/find-viewer.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { isTakenIn } from '../../platform/unique-violation.ts'
import { addPeople } from '../intake/added-people.writes.ts'
import { readImport, readVacancyToFill, type WholeImportRow } from './imports.reads.ts'
import { readTagsNamed } from './reads/known-people.ts'
import { readPlan, readStoredFile, unpackCv, type WholePlan } from './reads/plan.ts'

/** People that are written before other requests get the event loop. */
const peopleAtOnce = 100
/** How often the page learns how many people are written. */
const progressEvery = 500

/** Starts this process's worker of imports. */
export async function startImporting(platform: Platform): Promise<void> {
  await platform.jobs.work('import-people', {
    perform: (data) => carryOut(platform, data.import as number),
    async giveUp(data, reason) {
      console.error(`The import ${String(data.import)} added nobody: ${reason}`)
      await giveBack(platform, data.import as number, 'errors.unexpected')
    },
    close() {},
  })
}

/** Carries out an import that was started: everybody is added, or nobody and the import says why. Running it twice changes nothing. */
export async function carryOut(platform: Platform, id: number): Promise<void> {
  const started = await platform.db
    .selectFrom('imports')
    .select(['uuid', 'created_by'])
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (!started) return
  const actor = await findColleague(platform.db, started.created_by)
  const row = actor && (await readImport(platform.db, actor, started.uuid))
  const problem = actor && row ? await addEverybody(platform, actor, row) : 'errors.forbidden'
  if (problem) await giveBack(platform, id, problem)
}

/** Lets staff try again, and says why nobody was added. */
async function giveBack({ db }: Pick<Platform, 'db'>, id: number, problem: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'draft', progress: 0, plan: '', problem })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** Thrown to roll an import back; its message is the key that says why. */
class NobodyAdded extends Error {}

/** Adds the people of an import in one transaction. Returns the message key of the reason when nobody was added. */
async function addEverybody(platform: Platform, actor: Person, row: WholeImportRow): Promise<string | undefined> {
  const choices = importChoices.parse(row.choices)
  if (!mayUse(actor, mayImport)) return 'errors.forbidden'
  const file = await readStoredFile(platform, row)
  if (!file || 'unreadable' in file) return 'imports.error.file_gone'
  const plan = await readPlan(platform, actor, file, choices)
  if (plan.digest !== row.plan) return 'imports.error.changed'
  const cvs = await unpackCvs(platform, plan)
  try {
    await changeWithFiles(platform, [...cvs.values()], 'cv', async (tx, keep) => {
      const keepCv = async (line: number) => {
        const cv = cvs.get(line)
        return cv ? keep(cv) : null
      }
      await write(tx, platform, { actor, row, choices, plan, keepCv })
    })
    return undefined
  } catch (error) {
    if (error instanceof NobodyAdded) return error.message
    // Somebody registered with an address of the file meanwhile.
    if (isTakenIn('users_email', error)) return 'imports.error.changed'
    throw new GivenUp((error as Error).message)
  } finally {
    await discardUploads([...cvs.values()])
  }
}

/** The CVs of new people by their line. */
async function unpackCvs({ config }: Platform, { planned, cvOf }: WholePlan): Promise<Map<number, Upload>> {
  const uploads = new Map<number, Upload>()
  for (const { row, outcome } of planned) {
    const cv = outcome === 'new' ? cvOf(row) : undefined
    const upload = cv && (await unpackCv(config, cv))
    if (upload) uploads.set(row.line, upload)
  }
  return uploads
}

interface Writing {
  readonly actor: Person
  readonly row: WholeImportRow
  readonly choices: ImportChoices
  readonly plan: WholePlan
  /** Stores the CV of a line and returns the id of its file; null without one. */
  readonly keepCv: (line: number) => Promise<number | null>
}

async function write(tx: Tx, platform: Platform, { actor, row, choices, plan, keepCv }: Writing): Promise<void> {
  const now = platform.now()
  const tags = await addTags(tx, plan)
  const fillBoard = choices.vacancy === '' ? undefined : await boardOf(tx, platform, actor, choices.vacancy)
  const fallback = sourceName(row.file_name.replace(/\.[^.]*$/, ''))
  const sourceOf = ({ source }: ImportedRow): Source => ({ kind: 'import', name: sourceName(source) || fallback })
  const people = plan.planned.filter(({ outcome }) => outcome === 'new').map((planned) => planned.row)
  for (let at = 0; at < people.length; at += peopleAtOnce) {
    await setImmediate()
    const rows = people.slice(at, at + peopleAtOnce)
    const files: (number | null)[] = []
    for (const { line } of rows) files.push(await keepCv(line))
    const newPeople = rows.map(({ firstName, lastName, email, phone, city, language, source }, index) => ({
      ...{ firstName, lastName, email, phone, city, language, cvFileId: files[index] },
      sourceNote: source || row.file_name,
      consent: plan.consents.ofLine.get(rows[index]?.line ?? 0)?.consent,
    }))
    const added = await addPeople(tx, platform, now, newPeople, {
      ...{ by: actor, asks: choices.ask === 'now', declaration: 'file' },
    })
    const written = rows.map((one, index) => ({ ...one, userId: added[index]?.id ?? 0 }))
    await addDetails(tx, written, { plan, tags, actor, now })
    await tx
      .insertInto('imported_people')
      .values(written.map(({ line, userId }) => ({ import_id: row.id, line, user_id: userId })))
      .execute()
    await fillBoard?.(written.map((one) => ({ userId: one.userId, source: sourceOf(one) })))
    if ((at + peopleAtOnce) % progressEvery === 0) await showProgress(platform, row.id, at + rows.length)
  }
  if (choices.known === 'add') {
    const known = plan.planned.flatMap((one) => (one.outcome === 'known' && !one.person.isStaff ? [one] : []))
    for (let at = 0; at < known.length; at += peopleAtOnce)
      await fillBoard?.(known.slice(at, at + peopleAtOnce).map((one) => ({ userId: one.person.id, source: sourceOf(one.row) })))
  }
  await finish(tx, platform, { actor, row, choices, plan, now, board: fillBoard?.board })
}

interface Written extends ImportedRow {
  readonly userId: number
}

/** Writes what a row says besides name, address, phone number and city. */
async function addDetails(
  tx: Tx,
  rows: readonly Written[],
  { plan, tags, actor, now }: { plan: WholePlan; tags: ReadonlyMap<string, number>; actor: Person; now: Date },
): Promise<void> {
  const detailed = rows.filter(({ country, dateOfBirth }) => country !== '' || dateOfBirth !== '')
  if (detailed.length > 0)
    await sql`
      update profiles set country = said.country, date_of_birth = said.date_of_birth
      from jsonb_to_recordset(${JSON.stringify(
        detailed.map(({ userId, country, dateOfBirth }) => ({ user_id: userId, country, date_of_birth: dateOfBirth || null })),
      )}::jsonb) as said (user_id bigint, country text, date_of_birth date)
      where profiles.user_id = said.user_id`.execute(tx)
  const skills = rows.flatMap(({ userId, skills: names }) =>
    idsOf(names, plan.skills).map((skill_id) => ({ user_id: userId, skill_id })),
  )
  if (skills.length > 0) await tx.insertInto('user_skills').values(skills).execute()
  const tagged = rows.flatMap(({ userId, tags: names }) =>
    idsOf(names, tags).map((tag_id) => ({ user_id: userId, tag_id, added_by: actor.id, added_at: now })),
  )
  if (tagged.length > 0) await tx.insertInto('person_tags').values(tagged).execute()
  const notes = rows.flatMap(({ userId, note }) =>
    notesOf(note).map((body) => ({ user_id: userId, author_id: actor.id, body, created_at: now, updated_at: now })),
  )
  if (notes.length > 0) await tx.insertInto('person_notes').values(notes).execute()
}

/** The ids of names, each once: two spellings may name one record. */
const idsOf = (names: readonly string[], ids: ReadonlyMap<string, number>): number[] => [
  ...new Set(names.flatMap((name) => ids.get(name) ?? [])),
]

/** Creates the tags that the rows of new people name and the company lacks. Returns the ids of all. */
async function addTags(tx: Tx, { planned, tags }: WholePlan): Promise<ReadonlyMap<string, number>> {
  const names = new Set(planned.flatMap(({ row, outcome }) => (outcome === 'new' ? row.tags : [])))
  const missing = [...names].filter((name) => !tags.has(name))
  if (missing.length === 0) return tags
  await sql`
    insert into tags (name) select name from unnest(${missing}::text[]) with ordinality as said (name, place)
    order by place on conflict do nothing`.execute(tx)
  return new Map([...tags, ...(await readTagsNamed(tx, missing)).map(({ written, id }) => [written, id] as const)])
}

/** Adds people to the vacancy of an import; `board` counts them. Nobody is added when the vacancy is closed by now. */
async function boardOf(tx: Tx, platform: Platform, actor: Person, vacancyId: string) {
  const visible = await readVacancyToFill(tx, actor, vacancyId)
  const vacancy = visible && (await openVacancy(tx, platform, actor, vacancyId))
  if (!visible || !vacancy || isRefusal(vacancy) || !mayUse(actor, { module: 'candidates', item: 'change' }))
    throw new NobodyAdded('imports.error.vacancy')
  const board = { id: visible.id, added: 0, last_position: vacancy.last_position }
  const fill = async (cards: readonly { userId: number; source: Source }[]) => {
    const place = { ...vacancy, uuid: visible.uuid, last_position: board.last_position }
    const done = await addCards(tx, platform, cards, { vacancy: place, addedBy: actor })
    board.added += done.added
    board.last_position = done.last_position
  }
  return Object.assign(fill, { board })
}

/**
 * The import is one transaction, so its progress goes over another connection. The embedded database has only one. When none is free, the page
 * shows the former progress; the import goes on.
 */
async function showProgress({ db, database }: Platform, id: number, progress: number): Promise<void> {
  if (database.kind !== 'postgres') return
  await db
    .updateTable('imports')
    .set({ progress })
    .where('id', '=', id)
    .execute()
    .catch(() => {})
}

interface Finished extends Omit<Writing, 'keepCv'> {
  readonly now: Date
  readonly board: { readonly id: number; readonly added: number } | undefined
}

/** Notes the end of an import with its audit row, and removes the file. */
async function finish(tx: Tx, platform: Platform, { actor, row, choices, plan, now, board }: Finished): Promise<void> {
  const { counts } = plan
  const done = await tx
    .updateTable('imports')
    .set({ state: 'done', content: null, file_id: null, progress: counts.new, finished_at: now })
    .set({ added: counts.new, known: counts.known, twice: counts.twice, wrong: counts.wrong })
    .set({ vacancy_id: board?.id ?? null, on_board: board?.added ?? 0, asked_at: choices.ask === 'now' ? now : null })
    // Transactions are numbered with 64 bits; rows keep 32 of them (see undo.reads.ts).
    .set({ written_in: sql`pg_current_xact_id()::text::bigint % 4294967296` })
    .where('id', '=', row.id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  // Another process has carried it out, after this one seemed lost.
  if (!done) throw new NobodyAdded('errors.stale')
  if (row.file_id !== null) await releaseFiles(tx, platform, [row.file_id], 'at once')
  const detail = { file: row.file_name, people: counts.new }
  await audit(tx, actor, { action: 'import.added', subjectType: 'import', subjectId: row.id, detail }, now)
}
