import type { Feature } from '../../platform/feature.ts'
import { correctionRoutes } from './corrections.routes.ts'

export const correctionsFeature = {
  routes: [correctionRoutes],
} satisfies Feature
