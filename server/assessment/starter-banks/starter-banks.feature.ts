import type { Feature } from '../../platform/feature.ts'
import { starterBankRoutes } from './starter-banks.routes.ts'

export const starterBanksFeature = {
  routes: [starterBankRoutes],
} satisfies Feature
