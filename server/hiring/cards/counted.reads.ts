import { type RawBuilder, sql } from 'kysely'
import { firstStage } from '#domain/kernel/stages.ts'

/**
 * Whether the candidate of a row of `applications`, or of the alias given, still has an account. Counts leave deleted accounts out, as lists
 * of people do (SPEC-54). Few accounts are deleted, so the planner hashes those, where `exists` would make it join all people.
 */
export const hasOpenAccount = (applications: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${applications}.user_id`)} not in (select users.id from users where users.deleted_at is not null)`

/** The same for a row of `applications`. */
export const isOfOpenAccount = hasOpenAccount('applications')

/** New applications whose card or profile no member of staff has opened (SPEC-64). */
export const isUnopened = sql<boolean>`applications.removed_at is null and applications.opened_at is null
  and applications.stage = ${sql.lit(firstStage)}`
