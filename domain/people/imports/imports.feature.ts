import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as completionTexts } from './completion.staff.es.ts'
import { importScreens } from './imports.screens.ts'
import type { es as staffTexts } from './imports.staff.es.ts'

export const importsFeature = {
  texts: textsOf<typeof completionTexts & typeof staffTexts>(),
  screens: [importScreens],
  audited: {
    import: ['added', 'asked', 'undone'],
  },
  places: {
    import: [importScreens.imports, (id: string) => importScreens.imports.to({ id })],
  },
} as const satisfies Feature
