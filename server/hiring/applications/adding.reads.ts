import type { Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isStaffMember, isVisibleTo } from '../../platform/sessions/visible-people.ts'

/** The people with these ids whom the viewer may read, in one order for everybody, so that two concurrent calls cannot deadlock. */
export function readPeopleToAdd(tx: Tx, viewer: Viewer, ids: readonly string[]) {
  return (
    tx
      .selectFrom('users')
      .select(['users.id', 'users.uuid', 'users.language', 'users.source_note', isStaffMember.as('is_staff')])
      .where((is) => is.or(ids.map((id) => recordIs('users', id))))
      .where('users.deleted_at', 'is', null)
      .where(isVisibleTo(viewer))
      .orderBy('users.id')
      // None is erased or merged before the cards are there (RAC-01).
      .forKeyShare('users')
      .execute()
  )
}
