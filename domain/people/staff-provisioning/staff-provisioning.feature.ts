import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as staffTexts } from './staff-provisioning.staff.es.ts'

export const staffProvisioningFeature = {
  texts: textsOf<typeof staffTexts>(),
  audited: {
    user: ['provisioned', 'provisioning_changed', 'provisioning_closed', 'provisioning_reopened'],
  },
} as const satisfies Feature
