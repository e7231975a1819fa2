import { type Feature, textsOf } from '../../kernel/feature.ts'
import { clientScreens } from './clients.screens.ts'
import type { es } from './clients.staff.es.ts'

export const clientsFeature = {
  texts: textsOf<typeof es>(),
  screens: [clientScreens],
  audited: {
    client: ['added', 'deleted', 'modified'],
  },
  places: {
    client: [clientScreens.editClient, (uuid: string) => clientScreens.editClient.to({ uuid })],
  },
} as const satisfies Feature
