import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordOf } from '../../kernel/pagination.ts'

export const getAddressChangeEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/get/address-change',
  summary: "Returns the change of the caller's address that staff began and that has not taken effect yet, if there is one",
  access: 'logged_in',
  answer: recordOf(z.object({ address: z.string(), due_at: z.string() }).nullable()),
})

const answer = z.object({ success_message: z.string() })

/** Only the button of the page calls this: opening the link changes nothing. */
export const answerAddressChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/address-change',
  summary: 'Stops a change of address that staff began, or confirms its new address, by the link of an e-mail',
  access: 'anyone',
  body: z.object({ token: z.string('errors.bad_request').max(200, 'errors.bad_request') }),
  answer,
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})

export const stopAddressChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/address-change/stop',
  summary: "Stops the change of the caller's address that staff began",
  access: 'logged_in',
  answer,
})
