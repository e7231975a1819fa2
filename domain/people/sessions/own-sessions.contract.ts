import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { listOf } from '../../kernel/pagination.ts'

const ownSession = z.object({
  uuid: z.string(),
  /** Product names; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  started_at: z.string(),
  /** When the tokens were last renewed, which happens once an hour while the site is in use. */
  last_used_at: z.string(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const listOwnSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/sessions',
  summary: "Lists the caller's live sessions: the current one first, then the latest used",
  access: 'logged_in',
  answer: listOf(ownSession),
})

export const endOwnSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  summary: "Ends one of the caller's sessions; its tokens stop working at once",
  access: 'logged_in',
  params: z.object({ id: recordId }),
  answer: z.object({ success_message: z.string() }),
})

export const endOtherSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions',
  summary: "Ends the caller's sessions except the current one",
  access: 'logged_in',
  answer: z.object({ success_message: z.string() }),
})
