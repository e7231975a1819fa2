import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'

/** Confirms an address with the token of its e-mail. Only the page's button calls this: opening the link changes nothing. */
export const confirmAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/confirm',
  summary: 'Confirms an e-mail address with the token of its e-mail; starts no session',
  access: 'anyone',
  body: z.object({ token: z.string('errors.bad_request').max(200, 'errors.bad_request') }),
  answer: z.object({ success_message: z.string() }),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})
