import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordIdOr } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { email, firstName, lastName } from '../../kernel/person-fields.ts'
import { acceptablePassword } from './new-password.contract.ts'
import { linkLimits, linkToken } from './recovery.contract.ts'

export const mayInvite = { module: 'users', item: 'invite' } as const

export const invitationForm = z.object({
  name: firstName,
  lastname: lastName,
  email,
  /** A role of GET /api/roles that the caller may give. */
  role: recordIdOr('invitation.error.role'),
  language: languageSchema,
})

const invitedView = z.object({ uuid: z.string(), fullname: z.string(), email: z.string() })

export const inviteColleagueEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/invitations',
  summary: 'Invites a colleague by e-mail with a role; a colleague who has not accepted yet gets a new link',
  access: mayInvite,
  withoutKeys: true,
  body: invitationForm,
  answer: changeOf(invitedView),
  limits: [
    { per: { field: 'email' }, most: 5, seconds: 3600 },
    { per: 'ip', most: 60, seconds: 3600 },
  ],
})

export const checkInvitationEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/invitation/:token',
  summary: 'Returns whether an invitation still works, and for which address; changes nothing',
  access: 'anyone',
  params: z.object({ token: linkToken }),
  answer: recordOf(z.object({ email: z.string() })),
})

export const acceptInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/invitation',
  summary: 'Sets the first password of an invited colleague, once; starts no session',
  access: 'anyone',
  body: z.object({ token: linkToken, password: acceptablePassword }),
  answer: z.object({ success_message: z.string() }),
  limits: linkLimits,
})
