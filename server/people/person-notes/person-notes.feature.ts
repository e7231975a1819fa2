import type { Feature } from '../../platform/feature.ts'
import { noteRoutes } from './person-notes.routes.ts'

export const personNotesFeature = {
  routes: [noteRoutes],
} satisfies Feature
