import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './members.staff.es.ts'

export const membersFeature = {
  texts: textsOf<typeof es>(),
  audited: {
    vacancy: ['team_changed'],
  },
  updates: {
    team_joined: { place: 7, delivery: 'at_once' },
  },
} as const satisfies Feature
