import { sql } from 'kysely'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../platform/platform.ts'
import { candidateRole } from '../../platform/sessions/role-ids.ts'

/** The instant at which an account expires that was last used now, unless somebody confirms its address (REG-09). */
export const confirmDueAt = (now: Date): Date => new Date(now.getTime() + limits.unconfirmedAccounts.days * dayMs)

/**
 * Condition that the account in the row of `users` expires unless its address is confirmed (REG-09): its person registered, neither applied
 * nor took a test nor answered an e-mail, and no colleague did anything about them.
 */
export const isExpiring = sql<boolean>`(
  users.confirm_due_at is not null and users.email_verified_at is null and users.deleted_at is null and users.role_id = ${sql.lit(candidateRole)}
  and not exists (select from applications where applications.user_id = users.id)
  and not exists (select from attempts where attempts.user_id = users.id)
  and not exists (select from replies where replies.user_id = users.id)
  and not exists (select from completed_people where completed_people.user_id = users.id)
  and not exists (
    select from audit_log where subject_type = 'user' and subject_id = users.id and actor_id is not null and actor_id <> users.id
  ))`

/** Accounts whose term ends before `until`, those whose term ends first before the others. The index users_unconfirmed has them. */
export async function readUnconfirmed(db: Reader, until: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('confirm_due_at', '<=', until)
    .where('deleted_at', 'is', null)
    .orderBy('confirm_due_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** An account whose term may be over, with its last activity; undefined if it does not expire. */
export async function readExpiring(db: Reader, id: number) {
  return db
    .selectFrom('users')
    .leftJoin('person_activity', 'person_activity.user_id', 'users.id')
    .select(['users.id', 'users.uuid', 'users.email', 'users.language', 'users.undelivered_address'])
    .select(['users.confirm_due_at', 'users.confirm_reminded_at', 'users.created_at', 'person_activity.last_active_at'])
    .where('users.id', '=', id)
    .where(isExpiring)
    .executeTakeFirst()
}
