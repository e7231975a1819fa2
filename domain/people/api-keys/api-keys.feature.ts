import { type Feature, textsOf } from '../../kernel/feature.ts'
import { apiKeyScreens } from './api-keys.screens.ts'
import type { es } from './api-keys.staff.es.ts'

export const apiKeysFeature = {
  texts: textsOf<typeof es>(),
  screens: [apiKeyScreens],
  audited: {
    api_key: ['added', 'revoked'],
  },
  places: {
    api_key: [apiKeyScreens.apiKeys, () => apiKeyScreens.apiKeys.to()],
  },
} as const satisfies Feature
