import type { Feature } from '../../platform/feature.ts'
import { sessionRoutes } from './sessions.routes.ts'
import { removeExpiredTokens } from './sessions.writes.ts'
import { sessionsOfPersonRoutes } from './sessions-of-person.routes.ts'

export const sessionsFeature = {
  routes: [sessionRoutes, sessionsOfPersonRoutes],
  removals: [removeExpiredTokens],
} satisfies Feature
