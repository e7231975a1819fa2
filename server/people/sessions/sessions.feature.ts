import type { Feature } from '../../platform/feature.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { removeExpiredTokens } from './sessions.writes.ts'

export const sessionsFeature = {
  routes: [sessionRoutes],
  removals: [removeExpiredTokens],
} satisfies Feature
