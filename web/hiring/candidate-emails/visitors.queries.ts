import { resumeSuggestionsEndpoint, stopSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import { call } from '../../platform/client/call.ts'

// Calls of people without a session: this file loads no query library.

/** Ends the suggestions to the person of a signed link (EML-04). */
export const stopSuggestions = (token: string) => call(stopSuggestionsEndpoint, { params: { token } })

export const resumeSuggestions = (token: string) => call(resumeSuggestionsEndpoint, { params: { token } })
