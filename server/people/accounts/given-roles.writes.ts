import { isRefusal, type Refusal } from '#domain/kernel/refusals.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { invalidateLinks } from './account-links.writes.ts'
import { createLink } from './links.writes.ts'

interface WaitingRole {
  readonly role: { readonly id: number; readonly name: string }
  readonly givenBy: number
}

/** Keeps a role of staff for an unproven account, and sends its address a link: whoever opens it chooses a new password and has the role. */
export async function keepWaitingRole(
  tx: Tx,
  platform: Platform,
  userId: number,
  { role, givenBy }: WaitingRole,
): Promise<Refusal | undefined> {
  const now = platform.now()
  const person = await tx
    .selectFrom('users')
    .select(['id', 'email', 'language', 'first_name as name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await invalidateLinks(tx, userId, now)
  const refusal = await createLink(tx, platform, 'invitation', { ...person, invitedBy: givenBy })
  if (isRefusal(refusal)) return refusal
  const row = { address: person.email, role_id: role.id, given_by: givenBy, given_at: now }
  await tx
    .insertInto('waiting_roles')
    .values({ user_id: userId, ...row })
    .onConflict((waiting) => waiting.column('user_id').doUpdateSet(row))
    .execute()
  return undefined
}
