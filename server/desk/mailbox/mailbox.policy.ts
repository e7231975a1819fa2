import { everyPermission, mayGrant } from '#domain/kernel/permissions.ts'
import { keyHeader } from '../../platform/mail/message.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { StoredEmail } from './mailbox.reads.ts'

/** A link that sets somebody's password would give its reader their rights: only who holds all of them reads it here (SPEC-15). */
export function mayRead(viewer: Person, { email }: StoredEmail): boolean {
  const isKey = email.headers.some(({ key }) => key === keyHeader.toLowerCase())
  return !isKey || mayGrant(viewer.permissions, everyPermission)
}
