import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordOf } from '../../kernel/pagination.ts'

export const beginCompanyLoginEndpoint = endpoint({
  method: 'POST',
  path: '/oauth/company',
  summary:
    "Begins a login with the company's account: answers the provider's page, and the ticket that goes to /oauth/token as grant_type company",
  access: 'anyone',
  answer: recordOf(z.object({ url: z.string(), ticket: z.string() })),
  // A whole office behind one address begins its day at the same time.
  limits: [{ per: 'ip', most: 600, seconds: 600 }],
})
