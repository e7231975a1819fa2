import { mayChangeNote } from '#domain/kernel/notes.ts'
import { mayWriteNotes } from '#domain/people/person-notes/person-notes.contract.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'

/** What a person may do to a note on somebody (POO-01). */
export function mayDoToNote({ author_id }: { author_id: number }, viewer: Person) {
  return mayChangeNote({
    mayWrite: mayUse(viewer, mayWriteNotes),
    isAuthor: author_id === viewer.id,
    isAdministrator: viewer.roleId === administratorRole,
  })
}
