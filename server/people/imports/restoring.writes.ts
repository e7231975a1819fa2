import { sql } from 'kysely'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { awaitConsents, emptyPeople } from '../../platform/people/imported-people.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type Restoration, readRestorations } from './restoring.reads.ts'

/** A term that has ended meanwhile goes on for a day, so that an undo erases nobody by itself. */

/**
 * Takes back what an import added to the known people of these lines, except what was changed since (INT-13). Their consent waits again if it
 * came with the file and nothing relied on it. Returns the number of people with something that is left.
 */
export async function restorePeople(
  tx: Tx,
  platform: Pick<Platform, 'files' | 'now'>,
  importId: number,
  lines: readonly number[],
  actorId: Person['id'],
): Promise<number> {
  const locked = sql`select users.id from users join completed_people on completed_people.user_id = users.id
    where import_id = ${importId} and line = any(${lines}::integer[]) order by users.id for update of users`
  await locked.execute(tx)
  const people = await readRestorations(tx, importId, lines)
  if (people.length === 0) return 0
  const now = platform.now()
  const idsOf = (list: 'skills' | 'notes') => people.flatMap((one) => one[list])
  await sql`delete from user_skills where id = any(${idsOf('skills')}::bigint[])`.execute(tx)
  await sql`delete from person_notes where id = any(${idsOf('notes')}::bigint[])`.execute(tx)
  const tags = people.flatMap(({ userId, tags: ids }) => ids.map((tag_id) => ({ user_id: userId, tag_id })))
  if (tags.length > 0)
    await sql`
      delete from person_tags using jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as said (user_id bigint, tag_id bigint)
      where person_tags.user_id = said.user_id and person_tags.tag_id = said.tag_id`.execute(tx)
  await empty(tx, people, now)
  await noteCorrections(tx, people, actorId, now)
  await releaseFiles(
    tx,
    platform,
    people.flatMap(({ cv }) => cv ?? []),
    'at once',
  )
  await withdrawConsents(tx, people, now)
  const whole = people.flatMap(({ line, isKept }) => (isKept ? [] : [line]))
  await sql`delete from completed_people where import_id = ${importId} and line = any(${whole}::integer[])`.execute(tx)
  return people.length - whole.length
}

async function empty(tx: Tx, people: readonly Restoration[], now: Date): Promise<void> {
  const said = people
    .filter(({ fields, cv }) => fields.length > 0 || cv !== null)
    .map(({ userId, fields, cv }) => ({ user_id: userId, fields: fields.map(({ field }) => field), cv: cv !== null }))
  if (said.length === 0) return
  const record = sql`jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (user_id bigint, fields jsonb, cv boolean)`
  const emptied = (field: string, column: string, nothing = sql`''`) =>
    sql`${sql.ref(column)} = case when said.fields ? ${field} then ${nothing} else ${sql.ref(column)} end`
  const has = (fields: readonly string[], name: string) => fields.includes(name)
  const emptying = said.map(({ user_id, fields, cv }) => ({
    ...{ user_id, cv, lastname: has(fields, 'lastname'), source: has(fields, 'source') },
  }))
  await emptyPeople(tx, emptying, now)
  await sql`
    update profiles set ${emptied('phone', 'personal_phone')}, ${emptied('city', 'city')}, ${emptied('country', 'country')},
      ${emptied('birth', 'date_of_birth', sql`null`)}, updated_at = ${now}
    from ${record} where profiles.user_id = said.user_id`.execute(tx)
}

/** The person reads what was taken back, as they read what was filled. */
async function noteCorrections(tx: Tx, people: readonly Restoration[], corrected_by: number, now: Date): Promise<void> {
  const rows = people.flatMap(({ userId, fields, cvName, skillNames }) =>
    [
      ...fields.flatMap(({ field, value }) => (field === 'source' ? [] : [{ field, former: value }])),
      ...(cvName === null ? [] : [{ field: 'cv' as const, former: cvName }]),
      ...(skillNames === '' ? [] : [{ field: 'skills' as const, former: skillNames }]),
    ].map((fact) => ({ ...fact, user_id: userId, corrected_by, corrected_at: now, present: '' })),
  )
  if (rows.length > 0) await tx.insertInto('corrections').values(rows).execute()
}

/** The people wait for their own answer again: the request and its link that were open before, and the former term. */
async function withdrawConsents(tx: Tx, people: readonly Restoration[], now: Date): Promise<void> {
  const waiting = people.flatMap(({ userId, consent }) => (consent ? [{ user_id: userId, ...consent }] : []))
  if (waiting.length === 0) return
  const ids = waiting.map(({ user_id }) => user_id)
  await sql`
    update account_links set used_at = null from held_consents
    where account_links.user_id = held_consents.user_id and held_consents.id = any(${waiting.map(({ id }) => id)}::bigint[])
      and account_links.kind = 'consent' and account_links.used_at = held_consents.declared_at`.execute(tx)
  await sql`delete from held_consents where id = any(${waiting.map(({ id }) => id)}::bigint[])`.execute(tx)
  await sql`delete from account_links where user_id = any(${ids}::bigint[]) and kind = 'objection'`.execute(tx)
  await sql`
    delete from outgoing_emails where user_id = any(${ids}::bigint[]) and kind = 'held_consent' and status = 'queued'`.execute(tx)
  await awaitConsents(tx, waiting, now)
}
