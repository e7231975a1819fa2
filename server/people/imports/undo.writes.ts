import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { announce } from '../../hiring/cards/announce.writes.ts'
import { deleteCards, removeAgain } from '../../hiring/cards/application-rows.writes.ts'
import { change } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { openUndo } from '../../platform/imports/undo-window.ts'
import { deleteMails } from '../../platform/mail/deleting-mails.ts'
import { deletePeople } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { deleteNotesOf } from '../person-notes/person-notes.writes.ts'
import { deleteTagsOf } from '../tags/tags-of-people.writes.ts'
import { restoreDeclined } from './declining.writes.ts'
import type { WholeImportRow } from './imports.reads.ts'
import { restorePeople } from './restoring.writes.ts'
import { readTouched, readUntouchedCards } from './undo.reads.ts'

/** People of one transaction, so that others wait for the embedded database no longer than for these (ADR-0108). */
const atOnce = 100

/** Starts this process's worker of undos. */
export async function startUndoing(platform: Platform): Promise<void> {
  await platform.jobs.work('undo-import', {
    perform: (data) => carryOutUndo(platform, data.import as number, data.by as number),
    async giveUp(data) {
      await platform.db
        .updateTable('imports')
        .set({ state: 'done', next_line: 0, problem: 'imports.error.undo_stopped' })
        .where('id', '=', data.import as number)
        .where('state', '=', 'undoing')
        .execute()
    },
    close() {},
  })
}

/** Starts the undo of an import; a job carries it out. Refuses with imports.error.undo_late when the hour is over. */
export function undoImport(platform: Platform, actor: Person, row: WholeImportRow): Promise<{ id: number } | Refusal> {
  return change(platform, actor, { action: 'import.undone', detail: { file: row.file_name } }, async (tx, now) => {
    if (row.state !== 'done' || !openUndo(row.finished_at, now)) return refuse('imports.error.undo_late')
    const undone = await tx
      .updateTable('imports')
      .set({ state: 'undoing', undone_at: now, progress: 0, next_line: 0, stayed: 0, kept: 0, problem: '' })
      .where('id', '=', row.id)
      .where('state', '=', 'done')
      .returning('id')
      .executeTakeFirst()
    if (!undone) return undefined
    await platform.jobs.enqueue(tx, 'undo-import', { import: row.id, by: actor.id })
    return undone
  })
}

/**
 * Removes the people of an import, with their CVs and their unanswered requests for consent, except those to whom something was done
 * since; takes back what it added to people who were known before, and takes them off the vacancy again. Each piece is one transaction, so
 * that nobody loses a request without being removed, and a crash is continued with the next piece. Running it twice changes nothing.
 */
export async function carryOutUndo(platform: Platform, id: number, actorId: number): Promise<void> {
  while (await undoPiece(platform, id, actorId)) await setImmediate()
}

/** Undoes the next lines of an import. Returns whether there may be more. */
function undoPiece(platform: Platform, id: number, actorId: number): Promise<boolean> {
  return platform.db.transaction().execute(async (tx) => {
    const now = platform.now()
    const undoing = await tx
      .selectFrom('imports')
      .select(['next_line'])
      .where('id', '=', id)
      .where('state', '=', 'undoing')
      .forUpdate()
      .executeTakeFirst()
    if (!undoing) return false
    const lines = await readLines(tx, id, undoing.next_line)
    const last = lines.at(-1)
    if (last === undefined) {
      await tx.updateTable('imports').set({ state: 'undone', next_line: 0 }).where('id', '=', id).execute()
      return false
    }
    // Locked before they are examined: nothing can refer to them meanwhile.
    const locked = await sql<{ id: number }>`
      select users.id from users join imported_people on imported_people.user_id = users.id
      where import_id = ${id} and line = any(${lines}::integer[]) order by users.id for update of users`.execute(tx)
    const touched = await readTouched(tx, id, lines)
    await emptyBoard(tx, platform, id, lines, touched, now)
    await removePeople(
      tx,
      platform,
      locked.rows.map((row) => row.id).filter((one) => !touched.has(one)),
    )
    await tx
      .deleteFrom('import_mails')
      .where('import_id', '=', id)
      .where(
        sql<boolean>`user_id in (select user_id from completed_people where import_id = ${id} and line = any(${lines}::integer[]))`,
      )
      .execute()
    const kept = await restorePeople(tx, platform, id, lines, actorId)
    await restoreDeclined(tx, platform, id, lines, now)
    await tx
      .updateTable('imports')
      .set({ next_line: last, progress: sql`progress + ${lines.length}` })
      .set({ stayed: sql`stayed + ${touched.size}`, kept: sql`kept + ${kept}` })
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** The next lines of an import whose people it added, completed or left out because they refused. */
async function readLines(tx: Tx, id: number, after: number): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    select line from imported_people where import_id = ${id} and line > ${after}
    union select line from completed_people where import_id = ${id} and line > ${after}
    union select line from declined_people where import_id = ${id} and line > ${after}
    order by line limit ${atOnce}`.execute(tx)
  return rows.map(({ line }) => line)
}

async function removePeople(tx: Tx, platform: Platform, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await deleteMails(tx, platform, sql`user_id = any(${ids}::bigint[])`)
  await deleteTagsOf(tx, ids)
  await deleteNotesOf(tx, ids)
  const files = await tx
    .selectFrom('users')
    .select('cv_file_id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('cv_file_id', 'is not', null)
    .execute()
  // The other rows of the people go with them.
  await deletePeople(tx, ids)
  await releaseFiles(
    tx,
    platform,
    files.flatMap(({ cv_file_id }) => cv_file_id ?? []),
    'at once',
  )
}

/** Removes the cards that the import put on its vacancy's board, except those that were touched since or belong to people who stay. */
async function emptyBoard(
  tx: Tx,
  platform: Platform,
  importId: number,
  lines: readonly number[],
  staying: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const cards = (await readUntouchedCards(tx, importId, lines)).filter(({ user_id }) => !staying.has(user_id))
  const [first] = cards
  if (!first) return
  const added = cards.filter(({ version }) => version === 1).map(({ id }) => id)
  // A card that was on the board before the import, and removed, is removed again.
  const restored = cards.filter(({ version }) => version > 1).map(({ id }) => id)
  await deleteCards(tx, added)
  await removeAgain(tx, restored, now)
  await announce(platform, tx, first.vacancy_uuid, { kind: 'removed', uuid_element: first.uuid, origin: null })
}
