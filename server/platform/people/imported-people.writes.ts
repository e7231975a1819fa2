import { sql } from 'kysely'
import type { Tx } from '../platform.ts'

/** What an import fills in of people who are known already. Empty texts and null change nothing. */
export interface Filling {
  readonly user_id: number
  readonly lastname: string
  readonly source: string
  readonly owner: number | null
  readonly cv: number | null
}

/** Fills fields of people in one statement (INT-13). */
export async function fillPeople(tx: Tx, people: readonly Filling[], now: Date): Promise<void> {
  await sql`
    update users set last_name = coalesce(nullif(given.lastname, ''), users.last_name), updated_at = ${now},
      source_note = coalesce(nullif(given.source, ''), users.source_note), cv_file_id = coalesce(given.cv, users.cv_file_id),
      owner_id = coalesce(given.owner, users.owner_id)
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (user_id bigint, lastname text, source text, owner bigint, cv bigint)
    where users.id = given.user_id`.execute(tx)
}

/** The fields of a person that an undo empties again. */
export interface Emptying {
  readonly user_id: number
  readonly lastname: boolean
  readonly source: boolean
  readonly owner: boolean
  readonly cv: boolean
}

/** Empties fields of people that an import had filled. */
export async function emptyPeople(tx: Tx, people: readonly Emptying[], now: Date): Promise<void> {
  await sql`
    update users set last_name = case when given.lastname then '' else last_name end,
      source_note = case when given.source then '' else source_note end, owner_id = case when given.owner then null else owner_id end,
      cv_file_id = case when given.cv then null else cv_file_id end, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given (user_id bigint, lastname boolean, source boolean, owner boolean, cv boolean)
    where users.id = given.user_id`.execute(tx)
}

/** A term that has ended meanwhile goes on for a day, so that an undo erases nobody by itself. */
const leastTerm = sql`interval '1 day'`

interface Waiting {
  readonly user_id: number
  readonly due: string
}

/** People wait for their own consent again, until the day that was due, or a day from now where that is later. */
export async function awaitConsents(tx: Tx, people: readonly Waiting[], now: Date): Promise<void> {
  await sql`
    update users set consent_due_at = greatest(given.due::timestamptz, ${now}::timestamptz + ${leastTerm}), updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (user_id bigint, due text)
    where users.id = given.user_id`.execute(tx)
}
