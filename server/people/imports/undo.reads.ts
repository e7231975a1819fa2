import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { counting, isLater, isUntouched, type Referring } from '../../platform/imports/later-rows.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { cardColumns, personColumns } from '../../references.ts'
import { readRestorations } from './restoring.reads.ts'

/**
 * Whether nothing was done to a person's row but the mark that an e-mail did not reach their address (noteUnreached). The mark is the only
 * change of an imported person that leaves `updated_at`; the one that confirms their address leaves it too, but takes the mark away.
 */
const isOnlyMarked = sql<boolean>`
  users.undelivered_at is not null and users.email_verified_at is null and users.updated_at = users.created_at`

/** Whether an import of past applications noted a hire in a person's row that was as it was made, and its undo took it back last (noteHires). */
const isHireUndone = sql<boolean>`
  users.updated_at = users.created_at
    and exists (select from record_imports where undone_at is not null and record_imports.xmin = users.xmin)`

/** Rows of an import, all or those of some lines. */
const isIn = (importId: number, lines: readonly number[] | undefined) =>
  sql<boolean>`one.import_id = ${importId} and ${lines ? sql`one.line = any(${lines}::integer[])` : sql`true`}`

/**
 * The people of an import, or of some of its lines, to whom something was done since: their row was changed, as by claiming the account, or a
 * row of a later transaction refers to them or to one of their applications.
 */
export async function readTouched(db: Reader, importId: number, lines?: readonly number[]): Promise<Set<number>> {
  const touched = new Set<number>()
  const note = async (query: ReturnType<typeof sql<{ id: number }>>) => {
    for (const row of (await query.execute(db)).rows) touched.add(row.id)
  }
  await note(sql`
    select users.id from users join imported_people as one on one.user_id = users.id
    where ${isIn(importId, lines)} and users.xmin <> one.xmin and not (${isOnlyMarked}) and not (${isHireUndone})`)
  const isTouching = (one: Referring) => sql`${isIn(importId, lines)} and ${isLater(one, sql`one.xmin`)}`
  for (const one of counting(personColumns))
    await note(sql`
      select distinct one.user_id as id from ${sql.table(one.table)}
      join imported_people as one on one.user_id = ${sql.ref(`${one.table}.${one.column}`)} where ${isTouching(one)}`)
  for (const one of counting(cardColumns))
    await note(sql`
      select distinct one.user_id as id from ${sql.table(one.table)}
      join applications as card on card.id = ${sql.ref(`${one.table}.${one.column}`)}
      join imported_people as one on one.user_id = card.user_id where ${isTouching(one)}`)
  return touched
}

interface Card {
  readonly id: number
  readonly uuid: string
  readonly vacancy_uuid: string
  readonly user_id: number
  readonly version: number
}

/** Rows of a card that was removed or withdrawn before the import put it back, in transactions before that one. */
const isOfEarlierCard = (table: string) =>
  sql<boolean>`applications.version > 1 and age(${sql.ref(`${table}.xmin`)}) > age(applications.xmin)`

/** The cards that an import put on the board of its vacancy for these lines, without those to which something was done since. */
export async function readUntouchedCards(db: Reader, importId: number, lines: readonly number[]): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select applications.id, applications.uuid, applications.user_id, applications.version, vacancies.uuid as vacancy_uuid
    from (
      select user_id, xmin as written from imported_people as one where ${isIn(importId, lines)}
      union all select user_id, xmin from completed_people as one where ${isIn(importId, lines)}
    ) as people
    join applications on applications.user_id = people.user_id and applications.xmin = people.written
    join vacancies on vacancies.id = applications.vacancy_id
    where applications.source_kind = 'import' and vacancies.id = (select vacancy_id from imports where id = ${importId})
      and ${isUntouched(cardColumns, sql`applications.id`, sql`applications.xmin`, isOfEarlierCard)}`.execute(db)
  return rows
}

/** What an undo does: how many people leave and stay, and how many known ones lose what was added, some of each with their names. */
export async function readUndo(db: Reader, viewer: Person, importId: number) {
  const touched = [...(await readTouched(db, importId))]
  const restored = await readRestorations(db, importId)
  const { count } = await db
    .selectFrom('imported_people')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  const named = (ids: readonly number[]) =>
    db
      .selectFrom('users')
      .select(['users.uuid', fullName.as('fullname')])
      .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
      .where(isVisibleTo(viewer))
      .orderBy('users.id')
      .limit(limits.importFile.listed)
      .execute()
  return {
    ...{ leaving: Number(count) - touched.length, staying: touched.length, people: await named(touched) },
    restoring: restored.length,
    keeping: await named(restored.flatMap(({ userId, isKept }) => (isKept ? [userId] : []))),
  }
}
