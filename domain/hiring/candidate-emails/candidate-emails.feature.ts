import { type Feature, textsOf } from '../../kernel/feature.ts'
import { candidateEmailScreens } from './candidate-emails.screens.ts'
import type { es as staffTexts } from './candidate-emails.staff.es.ts'
import type { es as suggestionsTexts } from './suggestions.candidate.es.ts'
import type { es as suggestionsFormTexts } from './suggestions.form.es.ts'
import type { es as suggestionsStaffTexts } from './suggestions.staff.es.ts'

export const candidateEmailsFeature = {
  texts: textsOf<typeof staffTexts & typeof suggestionsTexts & typeof suggestionsFormTexts & typeof suggestionsStaffTexts>(),
  screens: [candidateEmailScreens],
  audited: {
    application: ['notified'],
    template: ['tested'],
    user: ['suggestions_resumed', 'suggestions_stopped'],
    vacancy: ['shared', 'suggested'],
  },
  mails: {
    stage: 'together',
    share: 'together',
    test: 'together',
  },
} as const satisfies Feature
