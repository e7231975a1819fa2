import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { contactExports } from './contact.exports.ts'
import { contactRoutes } from './contact.routes.ts'

export const contactFeature = {
  routes: [contactRoutes],
  exports: contactExports,
  records: {
    contact_message: recordNamed('contact_messages', 'full_name'),
  },
} satisfies Feature
