import type { Feature } from '../../platform/feature.ts'
import { mailboxRoutes } from './mailbox.routes.ts'

export const mailboxFeature = {
  routes: [mailboxRoutes],
} satisfies Feature
