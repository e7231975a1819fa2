import { type Feature, textsOf } from '../../kernel/feature.ts'
import { webhookScreens } from './webhooks.screens.ts'
import type { es } from './webhooks.staff.es.ts'

export const webhooksFeature = {
  texts: textsOf<typeof es>(),
  screens: [webhookScreens],
  audited: {
    webhook: ['added', 'deleted', 'modified', 'paused', 'resumed', 'resent', 'switched_off', 'tested'],
  },
  places: {
    webhook: [webhookScreens.webhooks, () => webhookScreens.webhooks.to()],
  },
  updates: {
    webhook_off: { place: 11, delivery: 'at_once', screen: webhookScreens.webhooks },
  },
} as const satisfies Feature
