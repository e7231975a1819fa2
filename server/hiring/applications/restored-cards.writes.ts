import { sql } from 'kysely'

/** What a removed card forgets when its person comes back on the board (SPEC-25): the removal, the withdrawal and the reason of a rejection. */
export const restoredCard = {
  ...{ removed_at: null, withdrawn_at: null, rejection_reason_id: null },
  version: sql<number>`applications.version + 1`,
}
