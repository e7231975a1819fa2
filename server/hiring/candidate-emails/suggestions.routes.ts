import { previewSuggestionsEndpoint, sendSuggestionsEndpoint } from '#domain/hiring/candidate-emails/suggestions.contract.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { previewSuggestions, sendSuggestions } from './suggestions.writes.ts'

/** Suggests a vacancy to many people, after a preview (POO-02). */
export const suggestionRoutes = (platform: Platform) => [
  route(previewSuggestionsEndpoint, async ({ body, viewer }) => {
    const preview = await previewSuggestions(platform, viewer, body)
    return isRefusal(preview) ? preview : { data: preview }
  }),

  route(sendSuggestionsEndpoint, async ({ body, viewer }) => {
    const sent = await sendSuggestions(platform, viewer, body)
    if (isRefusal(sent)) return sent
    return { success_message: platform.config.smtpUrl ? 'suggestions.sent' : 'suggestions.kept', data: sent }
  }),
]
