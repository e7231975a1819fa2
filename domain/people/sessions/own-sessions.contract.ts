import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { listOf } from '../../kernel/pagination.ts'

const ownSession = z.object({
  uuid: z.string(),
  /** As their makers call them; empty where the browser did not say. */
  browser: z.string(),
  system: z.string(),
  started_at: z.string(),
  /** When its tokens were last renewed, so about: they are once an hour while somebody is there. */
  last_used_at: z.string(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/users/sessions',
  summary: "The caller's live sessions, the one that asks first, then those used last",
  access: 'logged_in',
  answer: listOf(ownSession),
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  summary: "Ends one of the caller's sessions; its tokens are refused from then on",
  access: 'logged_in',
  params: z.object({ id: recordId }),
  answer: z.object({ success_message: z.string() }),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions',
  summary: "Ends the caller's sessions but the one that asks",
  access: 'logged_in',
  answer: z.object({ success_message: z.string() }),
})
