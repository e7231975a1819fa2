import { type RawBuilder, sql } from 'kysely'
import { mayUse, type Viewer } from './viewer.ts'

/** Whether a viewer may read about the person in the row of `users`: who does not look after people, only about those who applied (SPEC-18). */
export function isVisibleTo(viewer: Viewer): RawBuilder<boolean> {
  if (mayUse(viewer, { module: 'users', item: 'view' })) return sql`true`
  return sql`exists (select from applications where applications.user_id = users.id)`
}
