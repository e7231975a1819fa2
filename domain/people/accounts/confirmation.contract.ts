import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'

/** The password that is asked for where no session of the account is open. */
export const ownershipForm = z.object({
  current_password: z
    .string('personal.error.password_required')
    .min(1, 'personal.error.password_required')
    .max(200, 'errors.too_long'),
})

/**
 * Confirms an address with the token of its e-mail. Only the page's button calls this: opening the link changes nothing. The link shows whose
 * the address is; a session of the account, or its password, shows whose the account is.
 */
export const confirmAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/confirm',
  summary: 'Confirms an e-mail address with the token of its e-mail, in a session or with the password of its account',
  access: 'anyone',
  body: z.object({
    token: z.string('errors.bad_request').max(200, 'errors.bad_request'),
    current_password: ownershipForm.shape.current_password.optional(),
  }),
  answer: z.object({ success_message: z.string() }),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})
