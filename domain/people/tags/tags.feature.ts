import { type Feature, textsOf } from '../../kernel/feature.ts'
import { tagScreens } from './tags.screens.ts'
import type { es } from './tags.staff.es.ts'

export const tagsFeature = {
  texts: textsOf<typeof es>(),
  screens: [tagScreens],
  audited: {
    tag: ['added', 'deleted', 'merged', 'renamed'],
    user: ['tagged', 'untagged'],
  },
  places: {
    tag: [tagScreens.tags, () => tagScreens.tags.to()],
  },
} as const satisfies Feature
