import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { templatesExports } from './templates.exports.ts'
import { templateRoutes } from './templates.routes.ts'

export const templatesFeature = {
  routes: [templateRoutes],
  exports: templatesExports,
  records: {
    template: recordNamed('notification_templates', 'subject'),
  },
} satisfies Feature
