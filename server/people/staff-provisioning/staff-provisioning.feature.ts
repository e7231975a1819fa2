import type { Feature } from '../../platform/feature.ts'
import { staffProvisioningRoutes } from './staff-provisioning.routes.ts'

export const staffProvisioningFeature = {
  routes: [staffProvisioningRoutes],
} satisfies Feature
