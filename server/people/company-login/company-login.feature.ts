import type { Feature } from '../../platform/feature.ts'
import { companyLoginRoutes } from './company-login.routes.ts'
import { removeSpentTickets } from './writes/tickets.ts'

export const companyLoginFeature = {
  routes: [companyLoginRoutes],
  removals: [removeSpentTickets],
} satisfies Feature
