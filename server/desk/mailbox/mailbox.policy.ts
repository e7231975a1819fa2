import { everyPermission, mayGiveRole } from '#domain/kernel/permissions.ts'
import { keyHeader } from '../../platform/mail/message.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { StoredEmail } from './mailbox.reads.ts'

/** A link to set a person's password gives all of that person's rights, so that only staff with every right may read it (SPEC-15). */
export function mayRead(viewer: Person, { email }: StoredEmail): boolean {
  const isKey = email.headers.some(({ key }) => key === keyHeader.toLowerCase())
  return !isKey || mayGiveRole(viewer, { permissions: everyPermission, limited: false })
}
