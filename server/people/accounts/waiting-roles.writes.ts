import { audit } from '../../platform/audit/audit.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Tx } from '../../platform/platform.ts'

/** Gives a person the role that waited for them, now that a link sent to their address was opened. The caller has ended their sessions. */
export async function takeWaitingRole(tx: Tx, userId: number, address: string, now: Date): Promise<void> {
  const waiting = await tx
    .deleteFrom('waiting_roles')
    .where('user_id', '=', userId)
    .returning(['address', 'role_id', 'given_by'])
    .executeTakeFirst()
  if (waiting?.address !== address) return
  const role = await tx.selectFrom('roles').select('name').where('id', '=', waiting.role_id).executeTakeFirstOrThrow()
  await changePerson(tx, userId, { role_id: waiting.role_id }, now)
  const entry = { action: 'user.role_taken', subjectType: 'user', subjectId: userId, detail: { to: role.name } } as const
  await audit(tx, { id: userId }, entry, now)
}

/** Forgets the role that waits for a person: they are given another one, or their account is closed. Returns whether there was one. */
export async function forgetWaitingRole(tx: Tx, userId: number): Promise<boolean> {
  const waited = tx.deleteFrom('waiting_roles').where('user_id', '=', userId).returning('user_id')
  return (await waited.executeTakeFirst()) !== undefined
}
