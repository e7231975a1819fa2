import type { Feature } from '../../platform/feature.ts'
import { foreignResultRoutes } from './foreign-results.routes.ts'
import { startRotatingKeys } from './keys.writes.ts'
import { passportRoutes } from './passport.routes.ts'
import { startRechecking } from './rechecks.writes.ts'
import { verifierRoutes } from './verifier.routes.ts'
import { walletRoutes } from './wallet.routes.ts'

export const passportFeature = {
  routes: [passportRoutes, verifierRoutes, walletRoutes, foreignResultRoutes],
  tasks: [startRotatingKeys],
  workers: [startRechecking],
} satisfies Feature
