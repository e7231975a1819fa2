import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'

const params = z.object({ uuid: recordId })

export const getSessionsOfPersonEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/:uuid/sessions',
  summary: 'Returns how many sessions a person has open, and whether the caller may end them',
  access: { module: 'roles', item: 'view' },
  withoutKeys: true,
  params,
  answer: recordOf(z.object({ open: z.number().int(), last_used_at: z.string().nullable(), endable: z.boolean() })),
})

export const endSessionsOfPersonEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/users/:uuid/sessions',
  summary: "Ends all sessions and begun logins of a person; their tokens stop working at once; never one's own",
  access: { module: 'roles', item: 'change' },
  withoutKeys: true,
  params,
  answer: changeOf(z.object({ uuid: z.string(), fullname: z.string() })),
})
