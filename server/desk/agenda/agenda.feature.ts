import { personNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { agendaRoutes } from './agenda.routes.ts'

export const agendaFeature = {
  routes: [agendaRoutes],
  records: {
    agenda: personNamed,
  },
} satisfies Feature
