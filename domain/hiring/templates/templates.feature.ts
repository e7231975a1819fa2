import { type Feature, textsOf } from '../../kernel/feature.ts'
import { templateScreens } from './templates.screens.ts'
import type { es } from './templates.staff.es.ts'

export const templatesFeature = {
  texts: textsOf<typeof es>(),
  screens: [templateScreens],
  audited: {
    template: ['added', 'deleted', 'modified'],
  },
  places: {
    template: [templateScreens.templateDetail, (uuid: string) => templateScreens.templateDetail.to({ uuid })],
  },
} as const satisfies Feature
