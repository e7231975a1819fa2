import { type Feature, textsOf } from '../../kernel/feature.ts'
import { agendaScreens } from './agenda.screens.ts'
import type { es } from './agenda.staff.es.ts'

export const agendaFeature = {
  texts: textsOf<typeof es>(),
  screens: [agendaScreens],
  audited: {
    agenda: ['address_ended', 'address_made'],
  },
} as const satisfies Feature
