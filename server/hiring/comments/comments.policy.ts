import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'

/** What a person may do to a comment: the author edits and deletes it, an administrator may delete any (SPEC-18). */
export function mayDoTo({ author_id }: { author_id: number }, viewer: Person): { edit: boolean; delete: boolean } {
  const writes = mayUse(viewer, { module: 'candidates', item: 'change' })
  const isAuthor = author_id === viewer.id
  return { edit: writes && isAuthor, delete: writes && (isAuthor || viewer.roleId === administratorRole) }
}
