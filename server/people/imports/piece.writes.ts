import { sql } from 'kysely'
import { sourceByStaff, writtenSource } from '#domain/hiring/applications/source.rules.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import { addsKnown } from '#domain/people/imports/completion.rules.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'
import { openVacancy } from '../../hiring/applications/applications.writes.ts'
import { addCards } from '../../hiring/applications/bulk-adding.writes.ts'
import { readColleaguesStill } from '../../hiring/members/members.reads.ts'
import { changeWithFiles } from '../../platform/files/stored-files.ts'
import { discardUploads, type Upload } from '../../platform/files/uploads.ts'
import { barContacts } from '../../platform/people/no-contact.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { addTagsNamed } from '../tags/tags-of-people.writes.ts'
import { addImported } from './adding.writes.ts'
import { type Added, completePeople } from './completing.writes.ts'
import { declinePeople } from './declining.writes.ts'
import { readVacancyToFill } from './imports.reads.ts'
import { readTagsNamed } from './reads/known-people.ts'
import { unpackCv, type WholePlan } from './reads/plan.ts'

/** A row that an import writes: of a new person, or of a known one. A row that declines adds and completes nobody (CON-01). */
export interface PieceItem {
  readonly row: ImportedRow
  readonly known: { readonly id: number; readonly completes: boolean } | undefined
  readonly declines?: boolean
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
  for (const { row, known, declines } of items) {
    if (declines) continue
    const isWanted = !known || plan.completions.get(row.line)?.completion.cv
    const cv = isWanted ? plan.cvOf(row) : undefined
    const upload = cv && (await unpackCv(config, cv))
    if (upload) uploads.set(row.line, upload)
  }
  return uploads
}

/** The owners of a plan without those who left since: an import of many pieces takes minutes, and who leaves owns nobody (MOV-03). */
async function stillOwners(tx: Tx, { owners }: WholePlan): Promise<WholePlan['owners']> {
  const still = await readColleaguesStill(tx, [...new Set(owners.values())])
  return new Map([...owners].filter(([, id]) => still.has(id)))
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
  const { skills, headings } = plan
  const owners = await stillOwners(tx, plan)
  const names = { skills, owners, headings, tags: await addTags(tx, plan, items) }
  const consentOf = (line: number) => {
    const consent = plan.consents.ofLine.get(line)?.consent
    return consent && { ...consent, covers: choices.consent_covers }
  }
  const shared = { importId: id, actor, now, names, consentOf, keepCv }
  const newRows = items.flatMap(({ row, known, declines }) => (known || declines ? [] : [row]))
  const added = await addImported(tx, platform, newRows, { ...shared, fileName })
  const open = await lockOpen(
    tx,
    items.flatMap(({ row, known: person, declines = false }) => (person ? [{ row, declines, ...person }] : [])),
  )
  const idOf = new Map(open.map(({ row, id: userId }) => [row.line, userId]))
  const declining = items.flatMap(({ row, declines }) => (declines ? [{ row, userId: idOf.get(row.line) }] : []))
  await declinePeople(tx, platform, declining, { importId: id, actor, now })
  const known = open.filter(({ declines }) => !declines)
  const completing = known.filter(({ completes }) => completes)
  const rows = completing.map(({ id: userId, row }) => ({ userId, row, hasCv: plan.cvOf(row) !== undefined }))
  await completePeople(tx, platform, rows, shared)
  await markBarred(tx, { id, actor, now }, [
    ...newRows.map((row, index) => ({ row, userId: added[index] ?? 0, isNew: true })),
    ...known.map(({ id: userId, row }) => ({ row, userId, isNew: false })),
  ])
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

interface ToMark {
  readonly row: ImportedRow
  readonly userId: number
  readonly isNew: boolean
}

/** Marks the people whose row says that nobody shall write to them, whatever is done about known people (CON-02). */
async function markBarred(tx: Tx, by: { id: number; actor: Person; now: Date }, people: readonly ToMark[]): Promise<void> {
  const refusing = people.flatMap(({ row, userId }) => (row.noContact === '' ? [] : [{ user_id: userId, reason: row.noContact }]))
  const barred = await barContacts(tx, by.actor, refusing, by.now)
  const known = people.filter(({ userId, isNew }) => !isNew && barred.has(userId))
  if (known.length === 0) return
  const noted: Added = { noContact: by.now.toISOString() }
  await tx
    .insertInto('completed_people')
    .values(known.map(({ userId, row }) => ({ import_id: by.id, line: row.line, user_id: userId, added: JSON.stringify(noted) })))
    .onConflict((there) =>
      there.columns(['import_id', 'line']).doUpdateSet({ added: sql`completed_people.added || excluded.added` }),
    )
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
  const namesOf = ({ row, known, declines }: PieceItem) =>
    declines ? [] : known ? (completions.get(row.line)?.completion.tags ?? []) : row.tags
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
  const place = { ...vacancy, uuid: visible.uuid }
  const done = await addCards(
    tx,
    platform,
    cards.map(({ userId, row }) => ({ userId, source: sourceByStaff(writtenSource(row.source) || fileName) })),
    { vacancy: place, addedBy: actor },
  )
  return { id: visible.id, added: done.added }
}
