import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './exports.staff.es.ts'

export const exportsFeature = {
  texts: textsOf<typeof es>(),
  audited: {
    list: ['exported'],
  },
} as const satisfies Feature
