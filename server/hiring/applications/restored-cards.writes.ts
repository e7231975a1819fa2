import { sql } from 'kysely'

/** What a removed card forgets when its person comes back on the board (SPEC-25). Its history keeps a hire. */
export const restoredCard = {
  ...{ removed_at: null, withdrawn_at: null, rejection_reason_id: null, hired_at: null, hire_ended_at: null, brought_at: null },
  step_id: null,
  version: sql<number>`applications.version + 1`,
}
