import { sql } from 'kysely'
import type { MergedField } from '#domain/people/duplicates/duplicates.rules.ts'
import { joinAttempts } from '../../assessment/attempts/attempts-of-people.writes.ts'
import { joinSkills, moveSkills, scoreSkills } from '../../assessment/skills/skills-of-people.writes.ts'
import { announce, announcePerson } from '../../hiring/cards/announce.writes.ts'
import { deleteMergedCard, joinHires } from '../../hiring/cards/merged-cards.writes.ts'
import { joinInterviews } from '../../hiring/interviews/interviewers.writes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { joinNotices } from '../../platform/updates/merged-notices.writes.ts'
import { changePerson, nameless } from '../../platform/people/person.writes.ts'
import { type ProfileChange, takeProfile } from '../../platform/people/profile-row.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { cardColumns, personColumns, type ReferringColumn } from '../../references.ts'
import { joinConsents } from '../accounts/joined-consents.writes.ts'
import { passOnYielded, returnAddresses } from '../accounts/yielded-addresses.writes.ts'
import { joinActivity } from '../candidate-search/activity.writes.ts'
import { joinTags } from '../tags/tags-of-people.writes.ts'
import { type AccountRow, readSharedApplications } from './duplicates.reads.ts'
import { splitShared } from './duplicates.views.ts'

interface Merge {
  readonly staying: AccountRow
  readonly leaving: AccountRow
  /** The fields that the staying account takes from the leaving one. */
  readonly take: readonly MergedField[]
}

/**
 * Merges an account into another one (INT-05, ADR-0116): its applications, tests, skills, records, notes and e-mails move, and it is closed
 * for good. The caller has locked both accounts (lockWithEntries) and asked for obstacles.
 */
export async function mergeAccounts(tx: Tx, platform: Platform, { staying, leaving, take }: Merge, now: Date): Promise<void> {
  await joinShared(tx, platform, staying, leaving)
  await joinSkills(tx, staying.id, leaving.id)
  await joinAttempts(tx, staying.id, leaving.id)
  await moveSkills(tx, staying.id, leaving.id)
  await joinTags(tx, staying.id, leaving.id)
  await joinConsents(tx, staying.id, leaving.id)
  await joinActivity(tx, staying.id, leaving.id)
  await passOnYielded(tx, staying.id, leaving.id)
  for (const column of personColumns) if (column.merge === 'move') await move(tx, column, staying.id, leaving.id)
  await scoreSkills(tx, staying.id)
  await takeProfile(
    tx,
    staying.id,
    leaving.id,
    take.flatMap((field) => profileColumns[field] ?? []),
  )
  await closeMerged(tx, staying, leaving, now)
  await returnAddresses(tx, platform, leaving.id, now)
  await takeAccount(tx, platform, staying, leaving, take, now)
  await announcePerson(platform, tx, staying.id, 'moved')
}

type Moved = Pick<ReferringColumn, 'table' | 'column'>

async function move(tx: Tx, { table, column }: Moved, stayingId: number, leavingId: number): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${stayingId} where ${sql.ref(column)} = ${leavingId}`.execute(tx)
}

/** In a vacancy that both applied to, one application goes on with the notes, the history and the e-mails of both. */
async function joinShared(tx: Tx, platform: Platform, staying: AccountRow, leaving: AccountRow): Promise<void> {
  for (const row of await readSharedApplications(tx, staying.id, leaving.id)) {
    const { goesOn, ends } = splitShared(row)
    await joinHires(tx, goesOn.id, ends.id)
    for (const column of cardColumns) if (column.merge === 'move') await move(tx, column, goesOn.id, ends.id)
    await tx.insertInto('joined_applications').values({ ended_id: ends.id, application_id: goesOn.id }).execute()
    await joinInterviews(tx, goesOn.id, ends.id)
    await joinNotices(tx, goesOn.id, ends.id)
    await deleteMergedCard(tx, goesOn.id, ends.id)
    await announce(platform, tx, row.vacancy_uuid, { kind: 'removed', uuid_element: ends.uuid, origin: null })
  }
}

/** The columns of a profile behind each field that is taken. */
const profileColumns: Partial<Record<MergedField, readonly (keyof ProfileChange)[]>> = {
  phone: ['personal_phone'],
  home_phone: ['home_phone'],
  birth: ['date_of_birth'],
  address: ['address', 'address2', 'apartment', 'city', 'state', 'country', 'postal_code'],
  website: ['website'],
  about: ['about'],
}

/** Empties and closes the leaving account. Before the staying one takes its address, because an address exists once. */
async function closeMerged(tx: Tx, staying: AccountRow, leaving: AccountRow, now: Date): Promise<void> {
  // The person may still answer the question for consent that went to the other address.
  if (staying.consent_due_at !== null) await move(tx, { table: 'account_links', column: 'user_id' }, staying.id, leaving.id)
  for (const { table, column } of personColumns.filter(({ merge }) => merge === 'delete'))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${leaving.id}`.execute(tx)
  const emptied = { password_hash: 'erased', consent_due_at: null, source_note: '', time_zone: null }
  await changePerson(tx, leaving.id, { ...nameless(leaving.uuid), ...emptied, deleted_at: now, merged_into: staying.id }, now)
}

async function takeAccount(
  tx: Tx,
  platform: Platform,
  staying: AccountRow,
  leaving: AccountRow,
  take: readonly MergedField[],
  now: Date,
): Promise<void> {
  const isTaken = (field: MergedField) => take.includes(field)
  const joined = {
    available: staying.available && leaving.available,
    hired: staying.hired || leaving.hired,
    // Whoever stopped suggestions with one of the accounts gets none.
    suggestions_stopped_at: sql<Date | null>`coalesce(suggestions_stopped_at, (
      select other.suggestions_stopped_at from users as other where other.id = ${leaving.id}))`,
  }
  const taken = {
    ...(isTaken('name') && { first_name: leaving.first_name, last_name: leaving.last_name }),
    ...(isTaken('email') && { email: leaving.email, email_verified_at: null }),
    ...(isTaken('cv') && { cv_file_id: leaving.cv_file_id }),
  }
  await changePerson(tx, staying.id, { ...joined, ...taken }, now)
  const released = isTaken('cv') ? staying.cv_file_id : leaving.cv_file_id
  if (released !== null) await releaseFiles(tx, platform, [released])
}
