import type { Translation } from '../kernel/messages.ts'
import type { es } from './site.staff.es.ts'

export const en: Translation<typeof es> = {
  'site.changed': 'The site’s content was updated',
  'site.error.text': 'Enter this text',
  'site.error.url': 'Enter a web address, for example https://example.com',
  'site.error.email': 'Enter an e-mail like name@company.com',
  'site.error.phone': 'Enter a phone number of 7 to 15 digits',
}
