import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './company-login.candidate.es.ts'
import type { es as formTexts } from './company-login.form.es.ts'
import { companyLoginScreens } from './company-login.screens.ts'
import type { es as staffTexts } from './company-login.staff.es.ts'

export const companyLoginFeature = {
  texts: textsOf<typeof candidateTexts & typeof formTexts & typeof staffTexts>(),
  screens: [companyLoginScreens],
  audited: {
    user: ['company_added', 'company_linked', 'company_role'],
  },
} as const satisfies Feature
