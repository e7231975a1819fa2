import { type Feature, textsOf } from '../../kernel/feature.ts'
import { clientScreens } from './clients.screens.ts'
import type { es } from './clients.staff.es.ts'

export const clientsFeature = {
  texts: textsOf<typeof es>(),
  screens: [clientScreens],
  audited: {
    client: ['added', 'contact_added', 'contact_changed', 'contact_removed', 'deleted', 'file_added', 'file_removed', 'modified'],
  },
  places: {
    client: [clientScreens.client, (uuid: string) => clientScreens.client.to({ uuid })],
  },
} as const satisfies Feature
