import type { Feature } from '../../platform/feature.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settingsFeature = {
  routes: [settingsRoutes],
} satisfies Feature
