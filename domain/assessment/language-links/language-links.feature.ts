import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './language-links.staff.es.ts'

export const languageLinksFeature = {
  texts: textsOf<typeof es>(),
  audited: {
    bank: ['link_signed', 'link_withdrawn'],
  },
} as const satisfies Feature
