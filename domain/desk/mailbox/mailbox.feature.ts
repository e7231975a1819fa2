import { type Feature, textsOf } from '../../kernel/feature.ts'
import { mailboxScreens } from './mailbox.screens.ts'
import type { es } from './mailbox.staff.es.ts'

export const mailboxFeature = {
  texts: textsOf<typeof es>(),
  screens: [mailboxScreens],
} as const satisfies Feature
