import type { Feature } from '../../platform/feature.ts'
import { memberRoutes } from './members.routes.ts'

export const membersFeature = {
  routes: [memberRoutes],
} satisfies Feature
