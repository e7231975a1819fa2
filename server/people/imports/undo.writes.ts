import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { announce } from '../../hiring/cards/announce.writes.ts'
import { change } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { dropFromMailbox } from '../../platform/mail/mailbox-folder.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { WholeImportRow } from './imports.reads.ts'
import { undoUntil } from './imports.views.ts'
import { readTouched, readTouchedCards } from './undo.reads.ts'

/** People that one statement removes. */
const atOnce = 100

/**
 * Removes the people of an import, with their CVs and their unanswered requests for consent, except those to whom something was done
 * since; and takes the people who were known before off the vacancy again. Refuses with imports.error.undo_late when the hour is over.
 */
export async function undoImport(platform: Platform, actor: Person, row: WholeImportRow): Promise<{ id: number } | Refusal> {
  const before = undoUntil(row)
  if (before && before > platform.now()) await dropRequests(platform, row)
  return change(platform, actor, { action: 'import.undone', detail: { file: row.file_name } }, async (tx, now) => {
    const until = undoUntil(row)
    if (!until || until <= now) return refuse('imports.error.undo_late')
    const undone = await tx
      .updateTable('imports')
      .set({ state: 'undone', undone_at: now })
      .where('id', '=', row.id)
      .where('state', '=', 'done')
      .returning('id')
      .executeTakeFirst()
    if (!undone) return undefined
    // Locked before they are examined: nothing can refer to them meanwhile.
    const locked = await sql<{ id: number }>`
      select users.id from users join imported_people on imported_people.user_id = users.id
      where import_id = ${row.id} order by users.id for update of users`.execute(tx)
    const touched = await readTouched(tx, row)
    await emptyBoard(tx, platform, row, touched, now)
    const leaving = locked.rows.map(({ id }) => id).filter((id) => !touched.has(id))
    for (let at = 0; at < leaving.length; at += atOnce) {
      await setImmediate()
      await removePeople(tx, platform, leaving.slice(at, at + atOnce))
    }
    await tx.updateTable('imports').set({ stayed: touched.size }).where('id', '=', row.id).execute()
    return undone
  })
}

/**
 * Drops the waiting requests for consent of the people who leave, in short transactions of its own. Otherwise the workers that send e-mails
 * would wait for the whole undo, each with a connection, until none is left for anybody else. If the undo then fails, staff can ask again.
 */
async function dropRequests({ db }: Pick<Platform, 'db'>, row: WholeImportRow): Promise<void> {
  const staying = await readTouched(db, row)
  const people = await db.selectFrom('imported_people').select('user_id').where('import_id', '=', row.id).execute()
  const leaving = people.map(({ user_id }) => user_id).filter((id) => !staying.has(id))
  await db.updateTable('imports').set({ asked_at: null }).where('id', '=', row.id).where('state', '=', 'done').execute()
  for (let at = 0; at < leaving.length; at += atOnce)
    await db
      .deleteFrom('outgoing_emails')
      .where(sql<boolean>`user_id = any(${leaving.slice(at, at + atOnce)}::bigint[])`)
      .where('kind', 'in', ['consent', 'held_consent'])
      .where('status', '=', 'queued')
      .execute()
}

async function removePeople(tx: Tx, platform: Platform, ids: readonly number[]): Promise<void> {
  const mails = await tx
    .deleteFrom('outgoing_emails')
    .where(sql<boolean>`user_id = any(${ids}::bigint[])`)
    .returning(['uuid', 'queued_at'])
    .execute()
  await dropFromMailbox(platform.config, mails)
  for (const table of ['person_tags', 'person_notes'] as const)
    await tx.deleteFrom(table).where(sql<boolean>`user_id = any(${ids}::bigint[])`).execute()
  const files = await tx
    .selectFrom('users')
    .select('cv_file_id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('cv_file_id', 'is not', null)
    .execute()
  // The other rows of the people go with them.
  await tx.deleteFrom('users').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
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
  row: WholeImportRow,
  staying: ReadonlySet<number>,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number; uuid: string; vacancy_uuid: string; version: number }>`
    select applications.id, applications.uuid, applications.version, vacancies.uuid as vacancy_uuid
    from applications join vacancies on vacancies.id = applications.vacancy_id
    where applications.xmin::text::bigint = ${row.written_in}::bigint and applications.source_kind = 'import'
      and applications.vacancy_id = (select vacancy_id from imports where imports.id = ${row.id})
      and applications.user_id <> all(${[...staying]}::bigint[])`.execute(tx)
  const kept = await readTouchedCards(
    tx,
    rows.map(({ id }) => id),
    row,
  )
  const cards = rows.filter(({ id }) => !kept.has(id))
  const [first] = cards
  if (!first) return
  const added = cards.filter(({ version }) => version === 1).map(({ id }) => id)
  // A card that was on the board before the import, and removed, is removed again.
  const restored = cards.filter(({ version }) => version > 1).map(({ id }) => id)
  await tx.deleteFrom('application_history').where(sql<boolean>`application_id = any(${added}::bigint[])`).execute()
  await tx.deleteFrom('applications').where(sql<boolean>`id = any(${added}::bigint[])`).execute()
  if (restored.length > 0) {
    await sql`
      insert into application_history (application_id, actor_id, kind, from_stage, at)
      select id, ${null}::bigint, 'removed', stage, ${now} from applications where id = any(${restored}::bigint[])`.execute(tx)
    await sql`update applications set removed_at = ${now}, version = version + 1 where id = any(${restored}::bigint[])`.execute(
      tx,
    )
  }
  await announce(platform, tx, first.vacancy_uuid, { kind: 'removed', uuid_element: first.uuid, origin: null })
}
