import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { Reference } from '../../database/references.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { cardColumns, personColumns } from '../../references.ts'
import { readRestorations } from './restoring.reads.ts'

/** The columns of all tables that refer to clients or vacancies. Read from the database, so that no feature is forgotten. */
export async function readReferences(db: Reader, table: 'clients' | 'vacancies'): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select relation.relname as table, attribute.attname as column
    from pg_constraint as reference
    join pg_class as relation on relation.oid = reference.conrelid
    join pg_attribute as attribute on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = ${table}::regclass and cardinality(reference.conkey) = 1
    order by 1, 2`.execute(db)
  return rows
}

/**
 * Whether nothing was done to a person's row but the mark that an e-mail did not reach their address (noteUnreached). The mark is the only
 * change of an imported person that leaves `updated_at`; the one that confirms their address leaves it too, but takes the mark away.
 */
const isOnlyMarked = sql<boolean>`
  users.undelivered_at is not null and users.email_verified_at is null and users.updated_at = users.created_at`

/** Rows of an import, all or those of some lines. */
const isIn = (importId: number, lines: readonly number[] | undefined) =>
  sql<boolean>`one.import_id = ${importId} and ${lines ? sql`one.line = any(${lines}::integer[])` : sql`true`}`

/**
 * The people of an import, or of some of its lines, to whom something was done since: their row was changed, as by claiming the account, or a
 * row of a later transaction refers to them or to one of their applications. Each row of `imported_people` is written in the transaction of
 * its person, and never changed, so that both have the same `xmin` until somebody does something.
 */
export async function readTouched(db: Reader, importId: number, lines?: readonly number[]): Promise<Set<number>> {
  const touched = new Set<number>()
  const note = async (query: ReturnType<typeof sql<{ id: number }>>) => {
    for (const row of (await query.execute(db)).rows) touched.add(row.id)
  }
  await note(sql`
    select users.id from users join imported_people as one on one.user_id = users.id
    where ${isIn(importId, lines)} and users.xmin <> one.xmin and not (${isOnlyMarked})`)
  for (const { table, column, undo } of personColumns) {
    if (undo === 'ignored') continue
    await note(sql`
      select distinct one.user_id as id from ${sql.table(table)} join imported_people as one on one.user_id = ${sql.ref(`${table}.${column}`)}
      where ${isIn(importId, lines)} and ${sql.ref(`${table}.xmin`)} <> one.xmin ${isForeign(undo)}`)
  }
  for (const { table, column, undo } of cardColumns) {
    if (undo === 'ignored') continue
    await note(sql`
      select distinct one.user_id as id from ${sql.table(table)}
      join applications as card on card.id = ${sql.ref(`${table}.${column}`)} join imported_people as one on one.user_id = card.user_id
      where ${isIn(importId, lines)} and ${sql.ref(`${table}.xmin`)} <> one.xmin ${isForeign(undo)}`)
  }
  return touched
}

interface Card {
  readonly id: number
  readonly uuid: string
  readonly vacancy_uuid: string
  readonly user_id: number
  readonly version: number
}

/** The cards that an import put on the board of its vacancy for these lines, without those to which something was done since. */
export async function readUntouchedCards(db: Reader, importId: number, lines: readonly number[]): Promise<Card[]> {
  const untouched = cardColumns
    .filter(({ undo }) => undo !== 'ignored')
    .map(
      ({ table, column, undo }) => sql<boolean>`not exists (
        select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = applications.id
          and ${sql.ref(`${table}.xmin`)} <> applications.xmin ${isForeign(undo)})`,
    )
  const { rows } = await sql<Card>`
    select applications.id, applications.uuid, applications.user_id, applications.version, vacancies.uuid as vacancy_uuid
    from (
      select user_id, xmin as written from imported_people as one where ${isIn(importId, lines)}
      union all select user_id, xmin from completed_people as one where ${isIn(importId, lines)}
    ) as people
    join applications on applications.user_id = people.user_id and applications.xmin = people.written
    join vacancies on vacancies.id = applications.vacancy_id
    where applications.source_kind = 'import' and vacancies.id = (select vacancy_id from imports where id = ${importId})
      and ${sql.join(untouched, sql` and `)}`.execute(db)
  return rows
}

/** Leaves out the rows that are part of the import itself. */
const isForeign = (undo: Reference['undo']) => (typeof undo === 'string' ? sql`` : sql`and not (${undo.ignored})`)

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
