import { type RawBuilder, sql } from 'kysely'
import { mayUse, type Viewer } from './viewer.ts'

/**
 * Condition that a viewer may read about the person in the row of `users`: without the users module only about people who applied
 * (SPEC-18).
 */
export function isVisibleTo(viewer: Viewer): RawBuilder<boolean> {
  if (mayUse(viewer, { module: 'users', item: 'view' })) return sql`true`
  return sql`exists (select from applications where applications.user_id = users.id)`
}

/** Condition that the role of the person in the row of `users` sees a module, which makes them staff (SPEC-16). */
export const isStaffMember = sql<boolean>`exists (
  select from role_permissions where role_permissions.role_id = users.role_id and role_permissions.item = 'view'
)`
