import { listColleaguesEndpoint } from '#domain/hiring/members/members.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { inviteColleagueEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { listRolesEndpoint } from '#domain/people/roles/roles.contract.ts'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { sentOrKept } from '../../platform/session/kept-mail.ts'

/** Invites a colleague, then refetches the list of people, the roles and the colleagues. */
export function useInvite() {
  const send = useChanges(listUsersEndpoint, listRolesEndpoint, listColleaguesEndpoint)
  return async (body: BodyInput<typeof inviteColleagueEndpoint>) => {
    const { success_message, ...invited } = await send(inviteColleagueEndpoint, { body })
    return { ...invited, success_message: sentOrKept(success_message, 'invitation.kept') }
  }
}
