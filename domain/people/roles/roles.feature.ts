import { type Feature, textsOf } from '../../kernel/feature.ts'
import { roleScreens } from './roles.screens.ts'
import type { es } from './roles.staff.es.ts'

export const rolesFeature = {
  texts: textsOf<typeof es>(),
  screens: [roleScreens],
  audited: {
    role: ['added', 'deleted', 'factor_optional', 'factor_required', 'modified', 'permissions_changed'],
    user: ['role_changed', 'role_taken', 'gave_way'],
  },
  places: {
    role: [roleScreens.roles, () => roleScreens.roles.to()],
  },
} as const satisfies Feature
