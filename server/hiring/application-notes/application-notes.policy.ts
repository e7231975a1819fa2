import { mayChangeNote } from '#domain/kernel/notes.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'

/** What a person may do to a comment (SPEC-18). */
export function mayDoTo({ author_id }: { author_id: number }, viewer: Person): { edit: boolean; delete: boolean } {
  return mayChangeNote({
    mayWrite: mayUse(viewer, { module: 'candidates', item: 'change' }),
    isAuthor: author_id === viewer.id,
    isAdministrator: viewer.roleId === administratorRole,
  })
}
