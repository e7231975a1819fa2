import { z } from 'zod'
import { colleague, teamForm } from '../../hiring/members/members.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf } from '../../kernel/pagination.ts'
import { mayChangeUsers } from './users.contract.ts'

/** The colleague who is responsible for people, like the owner of a vacancy. An empty owner takes it away (MOV-03). */
export const ownerForm = teamForm.pick({ owner: true })

export const setOwnerEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/owner',
  summary: 'Sets the owner of people, or takes it away; colleagues whose role does not see vacancies are refused',
  access: mayChangeUsers,
  body: ownerForm.extend({
    uuid_users: z.array(recordId).min(1, 'errors.bad_request').max(limits.peopleAtOnce, 'errors.bad_request'),
  }),
  answer: changeOf(z.object({ owner: colleague.nullable(), changed: z.number().int() })),
})
