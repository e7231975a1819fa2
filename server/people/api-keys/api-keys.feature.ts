import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { apiKeyRoutes } from './api-keys.routes.ts'

export const apiKeysFeature = {
  routes: [apiKeyRoutes],
  records: {
    api_key: recordNamed('api_keys', 'name'),
  },
} satisfies Feature
