import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as formTexts } from './contact.form.es.ts'
import { contactScreens } from './contact.screens.ts'
import type { es as staffTexts } from './contact.staff.es.ts'

export const contactFeature = {
  texts: textsOf<typeof formTexts & typeof staffTexts>(),
  screens: [contactScreens],
  audited: {
    contact_message: ['read'],
  },
  places: {
    contact_message: [contactScreens.contactMessages, () => contactScreens.contactMessages.to()],
  },
} as const satisfies Feature
