import type { Feature } from '../../platform/feature.ts'
import { vacancyDraftRoutes } from './vacancy-drafts.routes.ts'

export const vacancyDraftsFeature = {
  routes: [vacancyDraftRoutes],
} satisfies Feature
