import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'

interface Import {
  readonly id: number
  /** The lower 32 bits of the transaction that wrote the import; each of its rows keeps them as `xmin` until it is changed. */
  readonly written_in: number | null
}

interface Reference {
  readonly table: string
  readonly column: string
}

/** The columns of all tables that refer to people, or to applications. Read from the database, so that no feature is forgotten. */
async function readReferences(db: Reader, table: 'users' | 'applications'): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
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

const isDerived = sql<boolean>`true`
/**
 * Rows of later transactions that say nothing about a person: the e-mail about their consent with its link, and what the server derives from other
 * rows by itself, for the search, the figures, the comparison of accounts and the bell.
 */
const partOfImport: Readonly<Record<string, ReturnType<typeof sql<boolean>>>> = {
  outgoing_emails: sql<boolean>`kind in ('consent', 'held_consent')`,
  account_links: sql<boolean>`kind in ('consent', 'objection') and email <> ''`,
  consent_requests: isDerived,
  ...{ person_search: isDerived, person_activity: isDerived, hire_marks: isDerived, staff_notices: isDerived },
  ...{ people_to_compare: isDerived, probable_duplicates: isDerived },
}

/**
 * The people of an import to whom something was done since: their row was changed, as by claiming the account, or a row of a later
 * transaction refers to them or to one of their applications.
 */
export async function readTouched(db: Reader, { id, written_in }: Import): Promise<Set<number>> {
  const imported = sql`(select user_id from imported_people where import_id = ${id})`
  const touched = new Set<number>()
  const note = async (query: ReturnType<typeof sql<{ id: number }>>) => {
    for (const row of (await query.execute(db)).rows) touched.add(row.id)
  }
  await note(sql`select users.id from users where users.id in ${imported} and ${laterThan('users', written_in)}
    and not (${isOnlyMarked})`)
  for (const { table, column } of await readReferences(db, 'users')) {
    await note(sql`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} in ${imported} and ${laterThan(table, written_in)} ${withoutOwn(table)}`)
  }
  const cards = sql<{ id: number }>`select id from applications where user_id in ${imported}`
  const ids = (await cards.execute(db)).rows.map((card) => card.id)
  const touchedCards = [...(await readTouchedCards(db, ids, { id, written_in }))]
  await note(sql`select distinct user_id as id from applications where id = any(${touchedCards}::bigint[])`)
  return touched
}

/** Which of these cards have a row of a later transaction, as a comment or an interview. */
export async function readTouchedCards(db: Reader, cards: readonly number[], { written_in }: Import): Promise<Set<number>> {
  const touched = new Set<number>()
  for (const { table, column } of await readReferences(db, 'applications')) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} = any(${cards}::bigint[]) and ${laterThan(table, written_in)} ${withoutOwn(table)}`.execute(db)
    for (const { id } of rows) touched.add(id)
  }
  return touched
}

function withoutOwn(table: string) {
  const own = partOfImport[table]
  return own ? sql`and not (${own})` : sql``
}

const laterThan = (table: string, writtenIn: number | null) =>
  sql<boolean>`${sql.ref(`${table}.xmin`)}::text::bigint is distinct from ${writtenIn}::bigint`

/** What an undo does: the number of people who leave, and those who stay, some with their names. */
export async function readUndo(db: Reader, viewer: Person, one: Import) {
  const touched = [...(await readTouched(db, one))]
  const { count } = await db
    .selectFrom('imported_people')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('import_id', '=', one.id)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('users')
    .select(['users.uuid', fullName.as('fullname')])
    .where(sql<boolean>`users.id = any(${touched}::bigint[])`)
    .where(isVisibleTo(viewer))
    .orderBy('users.id')
    .limit(limits.importFile.listed)
    .execute()
  return { leaving: Number(count) - touched.length, staying: touched.length, people }
}
