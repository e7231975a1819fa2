import type { Feature } from '../../platform/feature.ts'
import { startRotatingKeys } from './keys.writes.ts'
import { passportRoutes } from './passport.routes.ts'
import { verifierRoutes } from './verifier.routes.ts'

export const passportFeature = {
  routes: [passportRoutes, verifierRoutes],
  tasks: [startRotatingKeys],
} satisfies Feature
