import { type Insertable, sql } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../platform.ts'

// All writes of profiles are in this file (ADR-0138). Triggers follow them: search_new_profiles and search_changed_profile write the person's
// search document again, profiles_to_compare_added and profiles_to_compare have the person compared with others.

type Profile = Insertable<DB['profiles']>
export type ProfileChange = Omit<Profile, 'user_id' | 'updated_at'>

/** Saves fields of a person's profile; those that are left out stay. */
export async function saveProfile(tx: Tx, userId: number, fields: ProfileChange, now: Date): Promise<void> {
  const saved = { ...fields, updated_at: now }
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...saved })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
    .execute()
}

/** Adds the profiles of new people. */
export async function addProfiles(tx: Tx, profiles: readonly Profile[]): Promise<void> {
  await tx.insertInto('profiles').values(profiles).execute()
}

interface Origin {
  readonly user_id: number
  readonly country: string
  /** yyyy-mm-dd */
  readonly date_of_birth: string | null
}

/** Adds country and birth date to profiles that an import has just added, in one statement. */
export async function addOrigins(tx: Tx, people: readonly Origin[]): Promise<void> {
  if (people.length === 0) return
  const ids = people.map(({ user_id }) => user_id)
  await sql`
    update profiles set country = given.country, date_of_birth = given.date_of_birth
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (user_id bigint, country text, date_of_birth date)
    -- The ids keep a database without statistics from reading all profiles for each person.
    where profiles.user_id = given.user_id and profiles.user_id = any(${ids}::bigint[])`.execute(tx)
}

/** What an import fills in of profiles. Empty texts and null change nothing. */
interface ProfileFilling {
  readonly user_id: number
  readonly phone: string
  readonly city: string
  readonly country: string
  readonly birth: string | null
}

/** Fills fields of profiles in one statement (INT-13). */
export async function fillProfiles(tx: Tx, people: readonly ProfileFilling[], now: Date): Promise<void> {
  await sql`
    insert into profiles (user_id, personal_phone, city, country, date_of_birth, updated_at)
    select user_id, phone, city, country, birth, ${now}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (user_id bigint, phone text, city text, country text, birth date)
    where phone <> '' or city <> '' or country <> '' or birth is not null
    on conflict (user_id) do update set
      personal_phone = coalesce(nullif(excluded.personal_phone, ''), profiles.personal_phone),
      city = coalesce(nullif(excluded.city, ''), profiles.city), country = coalesce(nullif(excluded.country, ''), profiles.country),
      date_of_birth = coalesce(excluded.date_of_birth, profiles.date_of_birth), updated_at = excluded.updated_at`.execute(tx)
}

/** The fields of a profile that an undo empties again. */
export interface ProfileEmptying {
  readonly user_id: number
  readonly phone: boolean
  readonly city: boolean
  readonly country: boolean
  readonly birth: boolean
}

/** Empties fields of profiles that an import had filled. */
export async function emptyProfiles(tx: Tx, people: readonly ProfileEmptying[], now: Date): Promise<void> {
  await sql`
    update profiles set personal_phone = case when given.phone then '' else personal_phone end,
      city = case when given.city then '' else profiles.city end, country = case when given.country then '' else profiles.country end,
      date_of_birth = case when given.birth then null else date_of_birth end, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given (user_id bigint, phone boolean, city boolean, country boolean, birth boolean)
    where profiles.user_id = given.user_id`.execute(tx)
}

/** Gives the survivor of a merge these columns of the duplicate's profile, and deletes that one. */
export async function takeProfile(
  tx: Tx,
  survivorId: number,
  duplicateId: number,
  columns: readonly (keyof ProfileChange)[],
): Promise<void> {
  if (columns.length > 0) {
    await tx
      .insertInto('profiles')
      .values({ user_id: survivorId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const taken = columns.map((column) => sql`${sql.ref(column)} = other.${sql.ref(column)}`)
    await sql`
      update profiles as kept set ${sql.join(taken)} from profiles as other
      where kept.user_id = ${survivorId} and other.user_id = ${duplicateId}`.execute(tx)
  }
  await tx.deleteFrom('profiles').where('user_id', '=', duplicateId).execute()
}
