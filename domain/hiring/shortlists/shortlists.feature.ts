import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as clientTexts } from './shortlists.candidate.es.ts'
import { shortlistClientScreens, shortlistScreens } from './shortlists.screens.ts'
import type { es } from './shortlists.staff.es.ts'

export const shortlistsFeature = {
  texts: textsOf<typeof es & typeof clientTexts>(),
  screens: [shortlistScreens, shortlistClientScreens],
  audited: {
    shortlist: ['extended', 'link_replaced', 'made', 'withdrawn'],
  },
  places: {
    shortlist: [shortlistScreens.shortlists, (uuid: string) => shortlistScreens.shortlists.to({ id: uuid })],
  },
  updates: {
    client_answered: { place: 9, delivery: 'at_once' },
  },
  mails: {
    shortlist: 'apart',
  },
} as const satisfies Feature
