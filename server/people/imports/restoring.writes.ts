import { sql } from 'kysely'
import { isOwnField } from '#domain/people/imports/completion.rules.ts'
import { deleteSkills } from '../../assessment/skills/skills-of-people.writes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { deleteQueued } from '../../platform/mail/deleting-mails.ts'
import { awaitConsents, emptyPeople } from '../../platform/people/imported-people.writes.ts'
import { takeBackBars } from '../../platform/people/no-contact.writes.ts'
import { emptyProfiles } from '../../platform/people/profile-row.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { restoreConsentLinks } from '../accounts/account-links.writes.ts'
import { deleteHeldConsents } from '../added-candidates/held-consents.writes.ts'
import { recordCorrections } from '../corrections/recorded-corrections.writes.ts'
import { deleteNotes } from '../person-notes/person-notes.writes.ts'
import { takeTags } from '../tags/tags-of-people.writes.ts'
import { type Restoration, readRestorations } from './restoring.reads.ts'

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
  await deleteSkills(tx, idsOf('skills'))
  await deleteNotes(tx, idsOf('notes'))
  const tags = people.flatMap(({ userId, tags: ids }) => ids.map((tag_id) => ({ user_id: userId, tag_id })))
  await takeTags(tx, tags)
  await empty(tx, people, now)
  await noteCorrections(tx, people, actorId, now)
  await releaseFiles(
    tx,
    platform,
    people.flatMap(({ cv }) => cv ?? []),
    'at once',
  )
  await withdrawConsents(tx, people, now)
  const marks = people.flatMap(({ userId, noContact }) => (noContact === null ? [] : [{ user_id: userId, since: noContact }]))
  await takeBackBars(tx, { id: actorId }, marks, now)
  const whole = people.flatMap(({ line, isKept }) => (isKept ? [] : [line]))
  await sql`delete from completed_people where import_id = ${importId} and line = any(${whole}::integer[])`.execute(tx)
  return people.length - whole.length
}

async function empty(tx: Tx, people: readonly Restoration[], now: Date): Promise<void> {
  const emptied = people
    .filter(({ fields, cv }) => fields.length > 0 || cv !== null)
    .map(({ userId, fields, cv }) => {
      const has = (name: (typeof fields)[number]['field']) => fields.some(({ field }) => field === name)
      return {
        ...{ user_id: userId, cv: cv !== null, lastname: has('lastname'), source: has('source'), owner: has('owner') },
        ...{ phone: has('phone'), city: has('city'), country: has('country'), birth: has('birth') },
      }
    })
  if (emptied.length === 0) return
  await emptyPeople(tx, emptied, now)
  await emptyProfiles(tx, emptied, now)
}

/** The person reads what was taken back, as they read what was filled. */
async function noteCorrections(tx: Tx, people: readonly Restoration[], corrected_by: number, now: Date): Promise<void> {
  const rows = people.flatMap(({ userId, fields, cvName, skillNames }) =>
    [
      ...fields.flatMap(({ field, value }) => (isOwnField(field) ? [{ field, former: value }] : [])),
      ...(cvName === null ? [] : [{ field: 'cv' as const, former: cvName }]),
      ...(skillNames === '' ? [] : [{ field: 'skills' as const, former: skillNames }]),
    ].map((fact) => ({ ...fact, user_id: userId, corrected_by, corrected_at: now, present: '' })),
  )
  await recordCorrections(tx, rows)
}

/** The people wait for their own answer again: the request and its link that were open before, and the former term. */
async function withdrawConsents(tx: Tx, people: readonly Restoration[], now: Date): Promise<void> {
  const waiting = people.flatMap(({ userId, consent }) => (consent ? [{ user_id: userId, ...consent }] : []))
  if (waiting.length === 0) return
  const ids = waiting.map(({ user_id }) => user_id)
  const consentIds = waiting.map(({ id }) => id)
  await restoreConsentLinks(tx, ids, consentIds)
  await deleteHeldConsents(tx, consentIds)
  await deleteQueued(tx, ids, 'held_consent')
  await awaitConsents(tx, waiting, now)
}
