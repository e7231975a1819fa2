import { type Feature, textsOf } from '../../kernel/feature.ts'
import { clientScreens } from '../clients/clients.screens.ts'
import type { es as texts } from './orders.candidate.es.ts'
import { orderScreens } from './orders.screens.ts'
import type { es as staffTexts } from './orders.staff.es.ts'

export const ordersFeature = {
  texts: textsOf<typeof texts & typeof staffTexts>(),
  screens: [orderScreens],
  audited: {
    client: ['order_link_made', 'order_link_withdrawn'],
  },
  updates: {
    client_ordered: { place: 12, delivery: 'at_once', screen: clientScreens.clients },
  },
} as const satisfies Feature
