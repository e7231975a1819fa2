import { isRefusal } from '#domain/kernel/refusals.ts'
import {
  acceptInvitationEndpoint,
  checkInvitationEndpoint,
  inviteColleagueEndpoint,
} from '#domain/people/accounts/invitations.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentInvited } from './invitations.views.ts'
import { invite } from './invitations.writes.ts'
import { checkLink, setPasswordByLink } from './links.writes.ts'

export const invitationRoutes = (platform: Platform) => [
  route(inviteColleagueEndpoint, async ({ body, viewer }) => {
    const invited = await invite(platform, viewer, body)
    if (isRefusal(invited)) return invited
    return { success_message: invited.again ? 'invitation.sent_again' : 'invitation.sent', data: presentInvited(invited) }
  }),

  route(checkInvitationEndpoint, async ({ params }) => {
    const link = await checkLink(platform, 'invitation', params.token)
    return isRefusal(link) ? link : { data: link }
  }),

  route(acceptInvitationEndpoint, async ({ body, ip }) => {
    const refusal = await setPasswordByLink(platform, 'invitation', body, ip)
    return refusal ?? { success_message: 'invitation.accepted' }
  }),
]
