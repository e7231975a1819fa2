import { sql } from 'kysely'
import { type Source, sourceName } from '#domain/hiring/applications/source.rules.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import { addsKnown } from '#domain/people/imports/completion.rules.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import { openVacancy } from '../../hiring/applications/applications.writes.ts'
import { addCards } from '../../hiring/applications/bulk-adding.writes.ts'
import { changeWithFiles } from '../../platform/files/stored-files.ts'
import { discardUploads, type Upload } from '../../platform/files/uploads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { addTagsNamed } from '../tags/tags-of-people.writes.ts'
import { addImported } from './adding.writes.ts'
import { completePeople } from './completing.writes.ts'
import { readVacancyToFill } from './imports.reads.ts'
import { readTagsNamed } from './reads/known-people.ts'
import { unpackCv, type WholePlan } from './reads/plan.ts'

/** A row that an import writes: of a new person, or of a known one. */
export interface PieceItem {
  readonly row: ImportedRow
  readonly known: { readonly id: number; readonly completes: boolean } | undefined
}

export interface Piece {
  readonly id: number
  readonly actor: Person
  readonly choices: ImportChoices
  readonly fileName: string
  /** The line up to which the import is done. */
  readonly from: number
}

/** Thrown before the first piece is written, to give an import back; its message is the key that says why. */
export class NobodyAdded extends Error {}
/** Thrown when another process carries out the import, after this job's lease expired. */
export class Superseded extends Error {}

/** Writes the people of some rows, and how far the import is, in one transaction. */
export async function writePiece(platform: Platform, plan: WholePlan, piece: Piece, items: readonly PieceItem[]): Promise<void> {
  const cvs = await unpackCvs(platform, plan, items)
  try {
    await changeWithFiles(platform, [...cvs.values()], 'cv', async (tx, keep) => {
      await claim(tx, piece)
      const keepCv = async (line: number) => {
        const cv = cvs.get(line)
        return cv ? { id: await keep(cv), name: cv.originalName } : undefined
      }
      await write(tx, platform, plan, piece, items, keepCv)
    })
  } finally {
    await discardUploads([...cvs.values()])
  }
}

/** Locks the import, so that two processes never write the same piece. */
async function claim(tx: Tx, { id, from }: Piece): Promise<void> {
  const own = await tx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('next_line', '=', from)
    .forUpdate()
    .executeTakeFirst()
  if (!own) throw new Superseded()
}

/** The CVs of the rows by their line, without those of known people who have one. */
async function unpackCvs({ config }: Platform, plan: WholePlan, items: readonly PieceItem[]): Promise<Map<number, Upload>> {
  const uploads = new Map<number, Upload>()
  for (const { row, known } of items) {
    const isWanted = !known || plan.completions.get(row.line)?.completion.cv
    const cv = isWanted ? plan.cvOf(row) : undefined
    const upload = cv && (await unpackCv(config, cv))
    if (upload) uploads.set(row.line, upload)
  }
  return uploads
}

type KeepCv = (line: number) => Promise<{ id: number; name: string } | undefined>

async function write(
  tx: Tx,
  platform: Platform,
  plan: WholePlan,
  { id, actor, choices, fileName, from }: Piece,
  items: readonly PieceItem[],
  keepCv: KeepCv,
): Promise<void> {
  const now = platform.now()
  const names = { skills: plan.skills, tags: await addTags(tx, plan, items), headings: plan.headings }
  const consentOf = (line: number) => plan.consents.ofLine.get(line)?.consent
  const shared = { importId: id, actor, now, names, consentOf, keepCv }
  const newRows = items.flatMap(({ row, known }) => (known ? [] : [row]))
  const added = await addImported(tx, platform, newRows, { ...shared, fileName, asks: choices.ask === 'now' })
  const known = await lockOpen(
    tx,
    items.flatMap(({ row, known: person }) => (person ? [{ row, ...person }] : [])),
  )
  const completing = known.filter(({ completes }) => completes)
  const rows = completing.map(({ id: userId, row }) => ({ userId, row, hasCv: plan.cvOf(row) !== undefined }))
  await completePeople(tx, platform, rows, shared)
  const cards = [
    ...newRows.map((row, index) => ({ userId: added[index] ?? 0, row })),
    ...(addsKnown(choices.known) ? known.map(({ id: userId, row }) => ({ userId, row })) : []),
  ]
  const board =
    choices.vacancy === '' ? undefined : await fillBoard(tx, platform, actor, choices.vacancy, from === 0, cards, fileName)
  if (board && addsKnown(choices.known) && known.length > 0)
    await tx
      .insertInto('completed_people')
      .values(known.map(({ id: user_id, row: { line } }) => ({ import_id: id, line, user_id, added: '{}' })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await tx
    .updateTable('imports')
    .set({ next_line: items.at(-1)?.row.line ?? from, progress: sql`progress + ${items.length}` })
    .$if(board !== undefined, (update) =>
      update.set({ vacancy_id: board?.id ?? null, on_board: sql`on_board + ${board?.added ?? 0}` }),
    )
    .$if(choices.vacancy !== '' && !board, (update) => update.set({ problem: 'imports.error.vacancy_closed' }))
    .where('id', '=', id)
    .execute()
}

/** Locks the accounts of known people, and leaves out those that were closed, erased or merged since the preview (RAC-01). */
async function lockOpen<Known extends { readonly id: number }>(tx: Tx, known: readonly Known[]): Promise<Known[]> {
  const locked = await sql<{ id: number }>`
    select id from users where id = any(${known.map(({ id }) => id)}::bigint[]) and deleted_at is null
    order by id for update`.execute(tx)
  const open = new Set(locked.rows.map(({ id }) => id))
  return known.filter(({ id }) => open.has(id))
}

/** Creates the tags that the rows name and the company lacks. Returns the ids of all. */
async function addTags(
  tx: Tx,
  { tags, completions }: WholePlan,
  items: readonly PieceItem[],
): Promise<ReadonlyMap<string, number>> {
  const namesOf = ({ row, known }: PieceItem) => (known ? (completions.get(row.line)?.completion.tags ?? []) : row.tags)
  const missing = [...new Set(items.flatMap(namesOf))].filter((name) => !tags.has(name))
  if (missing.length === 0) return tags
  await addTagsNamed(tx, missing)
  return new Map([...tags, ...(await readTagsNamed(tx, missing)).map(({ written, id }) => [written, id] as const)])
}

/**
 * Puts people on the board of the import's vacancy. A vacancy that is closed by now gives the import back before its first piece; later the
 * people come in without it.
 */
async function fillBoard(
  tx: Tx,
  platform: Platform,
  actor: Person,
  vacancyId: string,
  isFirst: boolean,
  cards: readonly { readonly userId: number; readonly row: ImportedRow }[],
  fileName: string,
): Promise<{ id: number; added: number } | undefined> {
  const visible = await readVacancyToFill(tx, actor, vacancyId)
  const vacancy = visible && (await openVacancy(tx, platform, actor, vacancyId))
  if (!visible || !vacancy || isRefusal(vacancy) || !mayUse(actor, { module: 'candidates', item: 'change' })) {
    if (isFirst) throw new NobodyAdded('imports.error.vacancy')
    return undefined
  }
  const fallback = sourceName(fileName.replace(/\.[^.]*$/, ''))
  const sourceOf = ({ source }: ImportedRow): Source => ({ kind: 'import', name: sourceName(source) || fallback })
  const place = { ...vacancy, uuid: visible.uuid }
  const done = await addCards(
    tx,
    platform,
    cards.map(({ userId, row }) => ({ userId, source: sourceOf(row) })),
    { vacancy: place, addedBy: actor },
  )
  return { id: visible.id, added: done.added }
}
