import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordOf } from '../../kernel/pagination.ts'

const params = z.object({ token: z.string().max(200, 'errors.bad_request') })
/** Generous, because a mail provider posts for all its users. */
const limits = [{ per: 'ip', most: 600, seconds: 3600 }] as const
const choice = z.object({ wanted: z.boolean('errors.bad_request') })
const knownChoice = choice.extend({
  /** Whether the company noted that the person must not be contacted; whoever wants suggestions again lifts it (CON-02). */
  no_contact: z.boolean(),
})
export type SuggestionChoice = z.infer<typeof knownChoice>

// Mail programs post to the very address that they open in a browser (RFC 8058).
export const stopSuggestionsEndpoint = endpoint({
  method: 'POST',
  path: '/suggestions/:token',
  summary: 'Ends suggestions of vacancies to the person of a signed link; needs no login (RFC 8058)',
  access: 'anyone',
  params,
  limits,
  answer: z.object({ success_message: z.string() }),
})

export const getSuggestionChoiceByLinkEndpoint = endpoint({
  method: 'GET',
  path: '/api/suggestions/wanted/:token',
  summary: 'Whether the person of a signed link wants suggestions of vacancies',
  access: 'anyone',
  params,
  answer: recordOf(choice),
})

export const resumeSuggestionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/suggestions/resume/:token',
  summary: 'Takes back the end of suggestions that the same link has made',
  access: 'anyone',
  params,
  limits,
  answer: z.object({ success_message: z.string() }),
})

export const getSuggestionChoiceEndpoint = endpoint({
  method: 'GET',
  path: '/api/suggestions/wanted',
  summary: 'Whether the caller wants suggestions of vacancies',
  access: 'logged_in',
  answer: recordOf(knownChoice),
})

export const changeSuggestionChoiceEndpoint = endpoint({
  method: 'PUT',
  path: '/api/suggestions/wanted',
  summary: 'Ends suggestions of vacancies to the caller, or allows them again',
  access: 'logged_in',
  body: choice,
  answer: z.object({ success_message: z.string(), data: choice }),
})
