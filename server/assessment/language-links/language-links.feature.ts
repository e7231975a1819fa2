import type { Feature } from '../../platform/feature.ts'
import { languageLinkRoutes } from './language-links.routes.ts'

export const languageLinksFeature = {
  routes: [languageLinkRoutes],
} satisfies Feature
