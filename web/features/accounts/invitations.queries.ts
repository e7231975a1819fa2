import type { inviteColleague } from '#domain/accounts/invitations.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** Invites; the list of people and the roles with their holders are read again. */
export function useInvite() {
  const send = useChanges('/api/users', '/api/roles')
  return (body: BodyInput<typeof inviteColleague>) => send<typeof inviteColleague>('POST', '/api/users/invitations', { body })
}
