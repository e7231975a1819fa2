import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { rolesExports } from './roles.exports.ts'
import { roleRoutes } from './roles.routes.ts'

export const rolesFeature = {
  routes: [roleRoutes],
  exports: rolesExports,
  records: {
    role: recordNamed('roles', 'name'),
  },
} satisfies Feature
