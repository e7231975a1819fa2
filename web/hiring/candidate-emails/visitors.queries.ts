import {
  getSuggestionChoiceByLinkEndpoint,
  resumeSuggestionsEndpoint,
  stopSuggestionsEndpoint,
} from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import { call } from '../../platform/client/call.ts'
import type { Call } from '../../platform/client/endpoint-input.ts'

// Calls of people without a session: this file loads no query library.

/** Whether the person of a signed link wants suggestions, for the loader of the page. */
export const loadChoice = async (send: Call, token: string) =>
  (await send(getSuggestionChoiceByLinkEndpoint, { params: { token } })).data

/** Ends the suggestions to the person of a signed link (EML-04). */
export const stopSuggestions = (token: string) => call(stopSuggestionsEndpoint, { params: { token } })

export const resumeSuggestions = (token: string) => call(resumeSuggestionsEndpoint, { params: { token } })
