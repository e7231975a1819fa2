import { sql } from 'kysely'
import { audit, auditEach } from '../audit/audit.ts'
import type { Tx } from '../platform.ts'
import type { Person } from '../sessions/viewer.ts'
import { changePerson } from './person.writes.ts'

type Author = Pick<Person, 'id'>

const noted = (subjectId: number, action: 'user.no_contact' | 'user.contact_allowed') => ({
  action,
  subjectType: 'user',
  subjectId,
})

/**
 * Marks a person who must not be contacted, with the reason why, or lifts the mark, with the proof for that (CON-02). Returns undefined where
 * nothing changes.
 */
export async function changeContact(tx: Tx, actor: Author, id: number, to: { barred: boolean; reason: string }, now: Date) {
  const change = { no_contact_since: to.barred ? now : null, no_contact_reason: to.reason }
  const isOther = sql<boolean>`deleted_at is null and (no_contact_since is not null) <> ${to.barred}`
  const changed = await changePerson(tx, id, change, now, isOther)
  if (changed) await audit(tx, actor, noted(id, to.barred ? 'user.no_contact' : 'user.contact_allowed'), now)
  return changed
}

/** Marks people in one statement, except those who are marked already. Returns the ids of the others. */
export async function barContacts(
  tx: Tx,
  actor: Author,
  people: readonly { readonly user_id: number; readonly reason: string }[],
  now: Date,
): Promise<Set<number>> {
  if (people.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    update users set no_contact_since = ${now}, no_contact_reason = given.reason, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (user_id bigint, reason text)
    where users.id = given.user_id and no_contact_since is null and deleted_at is null
    returning users.id`.execute(tx)
  const ids = rows.map(({ id }) => Number(id))
  await auditEach(
    tx,
    actor,
    ids.map((id) => noted(id, 'user.no_contact')),
    now,
  )
  return new Set(ids)
}

/** Lifts marks that an import set, while they are the same. */
export async function takeBackBars(
  tx: Tx,
  actor: Author,
  marks: readonly { readonly user_id: number; readonly since: string }[],
  now: Date,
): Promise<void> {
  if (marks.length === 0) return
  const { rows } = await sql<{ id: number }>`
    update users set no_contact_since = null, no_contact_reason = '', updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as given (user_id bigint, since timestamptz)
    where users.id = given.user_id and no_contact_since = given.since and deleted_at is null
    returning users.id`.execute(tx)
  await auditEach(
    tx,
    actor,
    rows.map(({ id }) => noted(Number(id), 'user.contact_allowed')),
    now,
  )
}
