import { type ExpressionWrapper, type Insertable, type RawBuilder, type SqlBool, sql, type UpdateObject } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Reader, Tx } from '../platform.ts'

// All writes of users are in this folder (ADR-0138). Triggers follow them: search_new_people and search_renamed_person write the person's search
// document, users_to_compare has the person compared with others, users_consented_figures marks the figures of their vacancies to be counted
// again.

type Condition = RawBuilder<SqlBool> | ExpressionWrapper<DB, 'users', SqlBool>

/** New values of a person's row, without its keys, which never change, and without `updated_at`, which the called function sets or keeps. */
export type PersonChange = Omit<UpdateObject<DB, 'users', 'users'>, 'id' | 'uuid' | 'created_at' | 'updated_at'>

/** Changes a person, and returns the row; undefined where it does not meet `onlyIf`. The caller has locked the person (ADR-0138). */
export function changePerson(db: Reader, id: number, change: PersonChange, now: Date, onlyIf?: Condition) {
  return update(db, id, { ...change, updated_at: now }, onlyIf)
}

/**
 * Notes a fact of a person that nobody decided, such as their time zone, without changing `updated_at`: the undo of an import and the check
 * for stale forms read that as a change by somebody.
 */
export function noteOfPerson(db: Reader, id: number, change: PersonChange, onlyIf?: Condition) {
  return update(db, id, change, onlyIf)
}

/** The same for the person with an address, if an open account has it. */
export async function noteOfAddress(db: Reader, address: string, change: PersonChange): Promise<void> {
  await db.updateTable('users').set(change).where('email', '=', address).where('deleted_at', 'is', null).execute()
}

function update(db: Reader, id: number, change: UpdateObject<DB, 'users', 'users'>, onlyIf?: Condition) {
  return db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .$if(onlyIf !== undefined, (query) => query.where(onlyIf ?? sql<boolean>`true`))
    .returning(['id', 'uuid', 'email', 'first_name', 'last_name'])
    .executeTakeFirst()
}

/** Adds people, and returns them in their order. */
export async function insertPeople(tx: Tx, people: readonly Insertable<DB['users']>[]) {
  const rows = await tx
    .insertInto('users')
    .values(people)
    .returning(['id', 'uuid', 'email', 'first_name', 'last_name', 'language'])
    .execute()
  // An insert of several rows numbers them in their order, but does not promise to return them in it.
  return rows.toSorted((one, other) => one.id - other.id)
}

export async function insertPerson(tx: Tx, person: Insertable<DB['users']>) {
  const [added] = await insertPeople(tx, [person])
  if (!added) throw new Error('The insert of a person returned no row.')
  return added
}

/**
 * Notes whether people have a current hire, as an import brings it along and takes it back. A row that is as an import wrote it (`isAsWritten`) keeps
 * `updated_at`, so that the import of the person can still be undone.
 */
export async function noteHires(
  tx: Tx,
  ids: readonly number[],
  hired: boolean,
  now: Date,
  isAsWritten: Condition,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ hired, updated_at: sql`case when ${isAsWritten} then updated_at else ${now}::timestamptz end` })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('hired', '=', !hired)
    .execute()
}

/** Ends the wait for the consent of people who have given it. */
export async function noteConsented(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.updateTable('users').set({ consent_due_at: null, updated_at: now }).where('id', 'in', ids).execute()
}

/** Gives people an owner, or takes it away (MOV-03). The caller has locked them. */
export async function giveOwner(tx: Tx, ids: readonly number[], ownerId: number | null, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ owner_id: ownerId, updated_at: now })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
}

/** Leaves the people of a colleague whose account is closed without an owner (MOV-03). */
export async function releaseOwned(tx: Tx, ownerId: number, now: Date): Promise<void> {
  // Locked in the order in which others lock several people.
  await sql`
    update users set owner_id = null, updated_at = ${now}
    from (select id from users where owner_id = ${ownerId} order by id for no key update) as owned
    where users.id = owned.id`.execute(tx)
}

/** Gives closed accounts of a role another one, so that the role can be deleted. */
export async function moveClosedToRole(tx: Tx, from: number, to: number): Promise<void> {
  await tx.updateTable('users').set({ role_id: to }).where('role_id', '=', from).where('deleted_at', 'is not', null).execute()
}

/** Deletes people with every row that refers to them, as far as the tables say so. For people to whom nothing has happened yet. */
export async function deletePeople(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('users').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
}

/** The values of a row that names nobody any more: the board shows "deleted candidate" in the reader's language. */
export const nameless = (uuid: string) => ({
  first_name: noName,
  last_name: '',
  email: `deleted.${uuid}@deleted.invalid`,
  email_verified_at: null,
  cv_file_id: null,
})

/** The name of an erased person, or of a colleague whose name was removed. */
export const noName = '—'
