import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as texts } from './content.es.ts'
import { siteScreens } from './content.screens.ts'
import type { es as staffTexts } from './content.staff.es.ts'
import { contentScreens } from './contents.screens.ts'
import type { es as pagesTexts } from './pages.es.ts'
import type { es as sessionTexts } from './session.candidate.es.ts'

export const contentFeature = {
  texts: textsOf<typeof texts & typeof staffTexts & typeof pagesTexts & typeof sessionTexts>(),
  screens: [contentScreens, siteScreens],
  audited: {
    site: ['changed', 'logo_changed', 'logo_removed'],
  },
} as const satisfies Feature
