import { sql } from 'kysely'
import type { MergedField } from '#domain/people/duplicates/duplicates.rules.ts'
import { joinAttempts } from '../../assessment/attempts/attempts-of-people.writes.ts'
import { joinSkills, moveSkills, scoreSkills } from '../../assessment/skills/skills-of-people.writes.ts'
import { announce, announcePerson } from '../../hiring/cards/announce.writes.ts'
import { deleteMergedCard, joinHires } from '../../hiring/cards/merged-cards.writes.ts'
import { joinOffers } from '../../hiring/interview-times/joined-offers.writes.ts'
import { joinInterviews } from '../../hiring/interviews/interviewers.writes.ts'
import { joinPlacements } from '../../hiring/placements/placements.writes.ts'
import { joinScorecards } from '../../hiring/scorecards/joined-scorecards.writes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { changePerson, nameless } from '../../platform/people/person.writes.ts'
import { type ProfileChange, takeProfile } from '../../platform/people/profile-row.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { joinUpdates } from '../../platform/updates/merged-updates.writes.ts'
import { cardColumns, personColumns, type ReferringColumn } from '../../references.ts'
import { joinConsents } from '../accounts/joined-consents.writes.ts'
import { passOnYielded, returnAddresses } from '../accounts/yielded-addresses.writes.ts'
import { joinActivity } from '../candidate-search/activity.writes.ts'
import { keepInPortfolio } from '../profile/portfolio.writes.ts'
import { joinTags } from '../tags/tags-of-people.writes.ts'
import { type AccountRow, readSharedApplications } from './duplicates.reads.ts'
import { splitShared } from './duplicates.views.ts'

interface Merge {
  readonly survivor: AccountRow
  readonly duplicate: AccountRow
  /** The fields that the surviving account takes from the duplicate. */
  readonly take: readonly MergedField[]
  /** Whether the CV that gives way goes into the portfolio, because nobody has chosen between the two. */
  readonly keepsBothCvs?: boolean
}

/**
 * Merges an account into another one (INT-05, ADR-0116): its applications, tests, skills, records, notes and e-mails move, and it is closed
 * for good. The caller has locked both accounts (lockWithEntries) and asked for obstacles.
 */
export async function mergeAccounts(tx: Tx, platform: Platform, merge: Merge, now: Date): Promise<void> {
  const { survivor, duplicate, take } = merge
  await joinShared(tx, platform, merge, now)
  await joinSkills(tx, survivor.id, duplicate.id)
  await joinAttempts(tx, survivor.id, duplicate.id)
  await moveSkills(tx, survivor.id, duplicate.id)
  await joinTags(tx, survivor.id, duplicate.id)
  await joinConsents(tx, survivor.id, duplicate.id)
  await joinActivity(tx, survivor.id, duplicate.id)
  await passOnYielded(tx, survivor.id, duplicate.id)
  for (const column of personColumns) if (column.merge === 'move') await move(tx, column, survivor.id, duplicate.id)
  await scoreSkills(tx, survivor.id)
  await takeProfile(
    tx,
    survivor.id,
    duplicate.id,
    take.flatMap((field) => profileColumns[field] ?? []),
  )
  await closeMerged(tx, survivor, duplicate, now)
  await returnAddresses(tx, platform, duplicate.id, now)
  await takeAccount(tx, platform, merge, now)
  await announcePerson(platform, tx, survivor.id, 'moved')
}

type Moved = Pick<ReferringColumn, 'table' | 'column'>

async function move(tx: Tx, { table, column }: Moved, survivorId: number, duplicateId: number): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${survivorId} where ${sql.ref(column)} = ${duplicateId}`.execute(
    tx,
  )
}

/** In a vacancy that both applied to, one application goes on with the notes, the history and the e-mails of both. */
async function joinShared(tx: Tx, platform: Platform, { survivor, duplicate }: Merge, now: Date): Promise<void> {
  for (const row of await readSharedApplications(tx, survivor.id, duplicate.id)) {
    const cards = splitShared(row)
    await joinHires(tx, cards.survivor.id, cards.duplicate.id)
    await joinPlacements(tx, cards.survivor.id, cards.duplicate.id)
    await joinScorecards(tx, cards.survivor.id, cards.duplicate.id)
    for (const column of cardColumns) if (column.merge === 'move') await move(tx, column, cards.survivor.id, cards.duplicate.id)
    await tx
      .insertInto('joined_applications')
      .values({ ended_id: cards.duplicate.id, application_id: cards.survivor.id })
      .execute()
    await joinOffers(tx, cards.survivor.id, cards.duplicate.id, now)
    await joinInterviews(tx, cards.survivor.id, cards.duplicate.id)
    await joinUpdates(tx, cards.survivor.id, cards.duplicate.id)
    await deleteMergedCard(tx, cards.survivor.id, cards.duplicate.id)
    await announce(platform, tx, row.vacancy_uuid, { kind: 'removed', uuid_element: cards.duplicate.uuid, origin: null })
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

/** Empties and closes the duplicate account. Before the surviving one takes its address, because an address exists once. */
async function closeMerged(tx: Tx, survivor: AccountRow, duplicate: AccountRow, now: Date): Promise<void> {
  // The person may still answer the question for consent that went to the other address.
  if (survivor.consent_due_at !== null) await move(tx, { table: 'account_links', column: 'user_id' }, survivor.id, duplicate.id)
  for (const { table, column } of personColumns.filter(({ merge }) => merge === 'delete'))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${duplicate.id}`.execute(tx)
  const emptied = { password_hash: 'erased', consent_due_at: null, source_note: '', owner_id: null, time_zone: null }
  await changePerson(
    tx,
    duplicate.id,
    { ...nameless(duplicate.uuid), ...emptied, deleted_at: now, merged_into: survivor.id },
    now,
  )
}

async function takeAccount(
  tx: Tx,
  platform: Platform,
  { survivor, duplicate, take, keepsBothCvs = false }: Merge,
  now: Date,
): Promise<void> {
  const isTaken = (field: MergedField) => take.includes(field)
  const joined = {
    available: survivor.available && duplicate.available,
    hired: survivor.hired || duplicate.hired,
    owner_id: survivor.owner_id ?? duplicate.owner_id,
    // Whoever stopped suggestions with one of the accounts gets none.
    suggestions_stopped_at: sql<Date | null>`coalesce(suggestions_stopped_at, (
      select other.suggestions_stopped_at from users as other where other.id = ${duplicate.id}))`,
    // Nor does anybody write to a person who must not be contacted by either.
    ...(survivor.no_contact_since === null && {
      no_contact_since: duplicate.no_contact_since,
      no_contact_reason: duplicate.no_contact_reason,
    }),
  }
  const taken = {
    ...(isTaken('name') && { first_name: duplicate.first_name, last_name: duplicate.last_name }),
    ...(isTaken('email') && { email: duplicate.email, email_verified_at: null }),
    ...(isTaken('cv') && { cv_file_id: duplicate.cv_file_id }),
  }
  await changePerson(tx, survivor.id, { ...joined, ...taken }, now)
  const given = isTaken('cv') ? survivor.cv_file_id : duplicate.cv_file_id
  if (given === null) return
  if (keepsBothCvs) await keepInPortfolio(tx, survivor.id, { id: given, name: duplicate.cv_name ?? '' }, now)
  else await releaseFiles(tx, platform, [given])
}
