import type { inviteColleague, rolesToGive } from '#domain/accounts/invitations.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The roles that this person may give to a colleague. */
export const useRolesToGive = () => useRecord<typeof rolesToGive>('/api/users/invitations/roles', {})

/** Invites; the lists of people are read again. */
export function useInvite() {
  const send = useChanges('/api/users')
  return (body: BodyInput<typeof inviteColleague>) => send<typeof inviteColleague>('POST', '/api/users/invitations', { body })
}
