import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'

/** Condition that somebody can log in to the account in the row of `users`, or is logged in: their address is how they get in again. */
export const hasWayIn = sql<boolean>`(
  users.password_hash <> 'none'
  or exists (select from authenticator_apps where authenticator_apps.user_id = users.id)
  or exists (select from passkeys where passkeys.user_id = users.id)
  or exists (select from sessions where sessions.user_id = users.id and sessions.ended_at is null)
)`

/** The changes of address of open accounts that still have the former one. */
export function readChanges(db: Reader) {
  return db
    .selectFrom('address_changes as change')
    .innerJoin('users as person', 'person.id', 'change.user_id')
    .select(['change.user_id', 'change.former_address', 'change.address', 'change.asked_by', 'change.asked_at', 'change.due_at'])
    .select(['change.confirmed_at', 'change.stopped_at', 'person.uuid', 'person.language'])
    .where('person.deleted_at', 'is', null)
    .whereRef('person.email', '=', 'change.former_address')
}
export type AddressChangeRow = NonNullable<Awaited<ReturnType<typeof readChange>>>

export const readChange = (db: Reader, userId: number) => readChanges(db).where('person.id', '=', userId).executeTakeFirst()

export const readChangeOf = (db: Reader, uuid: string) => readChanges(db).where('person.uuid', '=', uuid).executeTakeFirst()

/** Changes whose time is over, those that ended first before the others. */
export async function readDueChanges(db: Reader, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('address_changes')
    .select('user_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
