import * as contract from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { chooseByLink, chooseSuggestions } from './suggestion-choice.writes.ts'
import { readPersonOfLink, readSuggestionChoice } from './suggestions.reads.ts'

/** Whether a person wants suggestions of vacancies: by the link of an e-mail, or in their account (EML-04). */
export const suggestionChoiceRoutes = (platform: Platform) => [
  route(
    contract.stopSuggestionsEndpoint,
    async ({ params }) => (await chooseByLink(platform, params.token, false)) ?? { success_message: 'suggestions.stopped' },
  ),

  route(contract.getSuggestionChoiceByLinkEndpoint, async ({ params }) => {
    const person = await readPersonOfLink(platform, params.token)
    if (!person) return refuse('suggestions.error.link')
    const { wanted } = await readSuggestionChoice(platform.db, person.id)
    return { data: { wanted } }
  }),

  route(
    contract.resumeSuggestionsEndpoint,
    async ({ params }) => (await chooseByLink(platform, params.token, true)) ?? { success_message: 'suggestions.resumed' },
  ),

  route(contract.getSuggestionChoiceEndpoint, async ({ viewer }) => ({
    data: await readSuggestionChoice(platform.db, viewer.id),
  })),

  route(contract.changeSuggestionChoiceEndpoint, async ({ body: { wanted }, viewer }) => {
    await chooseSuggestions(platform, viewer, wanted)
    return { success_message: wanted ? 'suggestions.resumed' : 'suggestions.stopped', data: { wanted } }
  }),
]
