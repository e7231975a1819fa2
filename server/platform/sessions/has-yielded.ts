import { sql } from 'kysely'

/**
 * Condition that the row of `users` is an entry of staff whose person registered with its address and has not confirmed it yet (INT-11).
 * Most people were not added by staff, and need no look into the other table.
 */
export const hasYielded = sql<boolean>`(
  users.added_at is not null and exists (select from yielded_addresses where yielded_addresses.user_id = users.id)
)`
