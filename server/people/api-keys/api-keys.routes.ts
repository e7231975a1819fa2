import { refuse } from '#domain/kernel/refusals.ts'
import { addApiKeyEndpoint, listApiKeysEndpoint, revokeApiKeyEndpoint } from '#domain/people/api-keys/api-keys.contract.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ApiKeyRow, readApiKey, readApiKeys } from './api-keys.reads.ts'
import { presentApiKey } from './api-keys.views.ts'
import { addApiKey, revokeApiKey } from './api-keys.writes.ts'

export const apiKeyRoutes = (platform: Platform) => {
  const present = (row: ApiKeyRow) => presentApiKey(row, platform.now())
  return [
    route(listApiKeysEndpoint, async ({ query }) => answerPage(await readApiKeys(platform.db, query), present)),

    route(addApiKeyEndpoint, async ({ body, viewer }) =>
      answerChange('api_keys.added', await addApiKey(platform, viewer, body), (row) => ({ ...present(row), key: row.key })),
    ),

    route(revokeApiKeyEndpoint, async ({ params, viewer }) => {
      const row = await readApiKey(platform.db, params.id)
      if (!row) return refuse('errors.not_found')
      return answerChange('api_keys.revoked', await revokeApiKey(platform, viewer, row), present)
    }),
  ]
}
