import { sql } from 'kysely'

/**
 * Whether the candidate of a row of `applications` still has an account. Counts leave deleted accounts out, as lists of people do
 * (SPEC-54).
 */
export const isOfOpenAccount = sql<boolean>`applications.user_id not in (select users.id from users where users.deleted_at is not null)`
