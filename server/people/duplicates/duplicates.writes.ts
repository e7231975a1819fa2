import { sql } from 'kysely'
import type { MergedField } from '#domain/people/duplicates/duplicates.rules.ts'
import { announce, announcePerson } from '../../hiring/cards/announce.writes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import { changePerson, nameless } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { cardColumns, personColumns, type ReferringColumn } from '../../references.ts'
import { type AccountRow, readSharedApplications } from './duplicates.reads.ts'
import { splitShared } from './duplicates.views.ts'
import { passOnYielded, returnAddresses } from './yielded-addresses.writes.ts'

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
  await joinTags(tx, staying.id, leaving.id)
  await joinConsents(tx, staying.id, leaving.id)
  await joinActivity(tx, staying.id, leaving.id)
  await passOnYielded(tx, staying.id, leaving.id)
  for (const column of personColumns) if (column.merge === 'move') await move(tx, column, staying.id, leaving.id)
  await scoreSkills(tx, staying.id)
  await takeProfile(tx, staying.id, leaving.id, take)
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
    await sql`
      update interviews set application_id = ${goesOn.id}
      where application_id = ${ends.id} and stage not in (select stage from interviews where application_id = ${goesOn.id})`.execute(
      tx,
    )
    await joinNotices(tx, goesOn.id, ends.id)
    // A move from before the merge cannot be undone: the card is another one.
    await tx.updateTable('application_history').set({ replaced: null }).where('application_id', '=', goesOn.id).execute()
    await tx.deleteFrom('applications').where('id', '=', ends.id).execute()
    await announce(platform, tx, row.vacancy_uuid, { kind: 'removed', uuid_element: ends.uuid, origin: null })
  }
}

/** Two hires in one vacancy are one, since the earlier day (REP-03). It is current if one of them is. */
async function joinHires(tx: Tx, goesOn: number, ends: number): Promise<void> {
  await sql`
    with hires as (
      select min(hired_at) as hired_at, case when bool_and(hire_ended_at is not null) then max(hire_ended_at) end as ended_at
      from applications where id in (${goesOn}, ${ends}) and hired_at is not null having count(*) = 2
    ),
    later as (
      delete from application_history using applications, hires
      where applications.id = application_history.application_id and applications.id in (${goesOn}, ${ends})
        and application_history.kind = 'hired' and application_history.at = applications.hired_at and applications.hired_at > hires.hired_at
    )
    update applications set hired_at = hires.hired_at, hire_ended_at = hires.ended_at from hires where id = ${goesOn}`.execute(tx)
}

/**
 * Notices about notes, e-mails and their answers move with them; others end with their card. Two unread ones of a colleague about the
 * answers to both cards become one, with the later answer, because a colleague has one unread notice about a matter (NOT-01).
 */
async function joinNotices(tx: Tx, goesOn: number, ends: number): Promise<void> {
  await sql`
    with twins as (
      delete from staff_notices as twin using staff_notices as kept
      where twin.application_id = ${ends} and twin.kind = 'reply' and twin.read_at is null
        and kept.application_id = ${goesOn} and kept.kind = twin.kind and kept.user_id = twin.user_id and kept.read_at is null
      returning kept.id as kept_id, twin.since, twin.at, twin.reply_id, twin.mailed_at
    )
    update staff_notices as kept set
      since = least(kept.since, twins.since), at = greatest(kept.at, twins.at),
      reply_id = case when twins.at > kept.at then twins.reply_id else kept.reply_id end,
      mailed_at = case when kept.mailed_at is null or twins.mailed_at is null then null else least(kept.mailed_at, twins.mailed_at) end
    from twins where kept.id = twins.kept_id`.execute(tx)
  await sql`
    update staff_notices set application_id = ${goesOn}
    where application_id = ${ends} and kind in ('mention', 'email_failed', 'reply')`.execute(tx)
}

/** A skill of both keeps the row of the staying account, with the dates and the note of the other one where it has none. */
async function joinSkills(tx: Tx, stayingId: number, leavingId: number): Promise<void> {
  await sql`
    update user_skills as kept set
      required = kept.required or other.required,
      only_required = kept.only_required and other.only_required,
      note = case kept.note when '' then other.note else kept.note end,
      from_date = coalesce(kept.from_date, other.from_date),
      to_date = case when kept.from_date is null then other.to_date else kept.to_date end
    from user_skills as other
    where kept.user_id = ${stayingId} and other.user_id = ${leavingId} and other.skill_id = kept.skill_id`.execute(tx)
  await sql`
    update attempts set user_skill_id = kept.id from user_skills as kept
    where attempts.user_id = ${leavingId} and kept.user_id = ${stayingId} and kept.skill_id = attempts.skill_id`.execute(tx)
  await sql`
    delete from user_skills as other using user_skills as kept
    where other.user_id = ${leavingId} and kept.user_id = ${stayingId} and kept.skill_id = other.skill_id`.execute(tx)
  await move(tx, { table: 'user_skills', column: 'user_id' }, stayingId, leavingId)
}

/** The status of each skill's test follows its last attempt that counts (SPEC-36). */
async function scoreSkills(tx: Tx, userId: number): Promise<void> {
  await sql`
    update user_skills set test_status = coalesce((
      select case when attempts.unrated > 0 then 2 else 1 end from attempts
      where attempts.user_skill_id = user_skills.id and attempts.state = 'finished' and attempts.archived_at is null
      order by attempts.started_at desc limit 1
    ), 0)
    where user_id = ${userId}`.execute(tx)
}

async function joinTags(tx: Tx, stayingId: number, leavingId: number): Promise<void> {
  await sql`
    insert into person_tags (user_id, tag_id, added_by, added_at)
    select ${stayingId}, tag_id, added_by, added_at from person_tags where user_id = ${leavingId}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('person_tags').where('user_id', '=', leavingId).execute()
}

/** The same consent is kept once. */
async function joinConsents(tx: Tx, stayingId: number, leavingId: number): Promise<void> {
  await sql`
    insert into consents (user_id, version, language, text_sha256, given_at, privacy_version)
    select ${stayingId}, version, language, text_sha256, given_at, privacy_version from consents where user_id = ${leavingId}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('consents').where('user_id', '=', leavingId).execute()
}

/** The later activity of the two counts. */
async function joinActivity(tx: Tx, stayingId: number, leavingId: number): Promise<void> {
  await sql`
    update person_activity as kept set last_active_at = greatest(kept.last_active_at, other.last_active_at)
    from person_activity as other where kept.user_id = ${stayingId} and other.user_id = ${leavingId}`.execute(tx)
  await tx.deleteFrom('person_activity').where('user_id', '=', leavingId).execute()
}

/** The columns of a profile behind each field that is taken. */
const profileColumns: Partial<Record<MergedField, readonly string[]>> = {
  phone: ['personal_phone'],
  home_phone: ['home_phone'],
  birth: ['date_of_birth'],
  address: ['address', 'address2', 'apartment', 'city', 'state', 'country', 'postal_code'],
  website: ['website'],
  about: ['about'],
}

async function takeProfile(tx: Tx, stayingId: number, leavingId: number, take: readonly MergedField[]): Promise<void> {
  const columns = take.flatMap((field) => profileColumns[field] ?? [])
  if (columns.length > 0) {
    await tx
      .insertInto('profiles')
      .values({ user_id: stayingId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const taken = columns.map((column) => sql`${sql.ref(column)} = other.${sql.ref(column)}`)
    await sql`
      update profiles as kept set ${sql.join(taken)} from profiles as other
      where kept.user_id = ${stayingId} and other.user_id = ${leavingId}`.execute(tx)
  }
  await tx.deleteFrom('profiles').where('user_id', '=', leavingId).execute()
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
