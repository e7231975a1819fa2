import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { mayGiveRole } from '#domain/kernel/permissions.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { inviteColleagueEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { change } from '../../platform/changes.ts'
import { changePerson, insertPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type RoleRow, readRole } from '../roles/roles.reads.ts'
import { invalidateLinks } from './account-links.writes.ts'
import { isEmailTaken } from './accounts.reads.ts'
import { mayInviteWith } from './invitations.policy.ts'
import { readInvited } from './invitations.reads.ts'
import { createLink } from './links.writes.ts'

type Invitation = BodyOf<typeof inviteColleagueEndpoint>
const taken = { email: ['invitation.error.taken'] }

/**
 * Creates a colleague's account and sends the link that sets its password; until then nobody can log in to it. A second invitation
 * replaces names, role and link of an invitation that was not accepted yet.
 */
export async function invite(
  platform: Platform,
  viewer: Person,
  fields: Invitation,
): Promise<{ id: number; uuid: string; email: string; first_name: string; last_name: string; again: boolean } | Refusal> {
  const role = await readRole(platform.db, viewer, fields.role)
  if (!role || !mayInviteWith(viewer, role)) return refuse('errors.fields', { errors: { role: ['invitation.error.role'] } })
  // A random password that nobody knows: a login to this account takes as long as to any other (LOG-02).
  const passwordHash = await platform.passwords.hash(newToken())
  const what = { action: 'user.invited', detail: { role: role.name }, taken: { users_email: taken } } as const
  return change(platform, viewer, what, async (tx, now) => {
    const before = await readInvited(tx, fields.email)
    if (before ? !before.invitedAt : await isEmailTaken(tx, fields.email)) return refuse('errors.duplicate', { errors: taken })
    if (before && !mayGiveRole(viewer, before)) return refuse('errors.forbidden')
    if (before) await invalidateLinks(tx, before.id, now)
    const invited = await writeInvited(tx, { fields, role, passwordHash, now }, before?.id)
    const receiver = {
      id: invited.id,
      email: invited.email,
      language: fields.language,
      name: invited.first_name,
      replaces: before !== undefined,
      invitedBy: viewer.id,
    }
    const refusal = await createLink(tx, platform, 'invitation', receiver)
    return refusal ?? { ...invited, again: receiver.replaces }
  })
}

interface Wanted {
  readonly fields: Invitation
  readonly role: RoleRow
  readonly passwordHash: string
  readonly now: Date
}

async function writeInvited(tx: Tx, { fields, role, passwordHash, now }: Wanted, id: number | undefined) {
  const values = {
    role_id: role.id,
    first_name: fields.name,
    last_name: fields.lastname,
    email: fields.email,
    password_hash: passwordHash,
    language: fields.language,
    invited_at: now,
  }
  const invited = id === undefined ? await insertPerson(tx, values) : await changePerson(tx, id, values, now)
  if (!invited) throw new Error('The colleague who was invited before is gone.')
  return invited
}
