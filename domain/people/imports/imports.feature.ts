import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as completionTexts } from './completion.staff.es.ts'
import type { es as consentTexts } from './import-consents.staff.es.ts'
import { importScreens } from './imports.screens.ts'
import type { es as staffTexts } from './imports.staff.es.ts'
import type { es as uncheckedTexts } from './unchecked-consents.staff.es.ts'

export const importsFeature = {
  texts: textsOf<typeof completionTexts & typeof consentTexts & typeof staffTexts & typeof uncheckedTexts>(),
  screens: [importScreens],
  audited: {
    import: ['added', 'asked', 'undone'],
    user: ['consent_checked'],
  },
  places: {
    import: [importScreens.imports, (id: string) => importScreens.imports.to({ id })],
  },
} as const satisfies Feature
