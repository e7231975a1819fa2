import type { Translation } from '../kernel/messages.ts'
import type { es } from './clients.staff.es.ts'

export const en: Translation<typeof es> = {
  'menu.clients': 'Clients',
  'personal.error.name_invalid':
    'The name needs at least 3 characters: letters, digits, spaces and : . , * # - / & or an apostrophe.',
  'clients.noClients': 'There are no clients. Add one before you publish a vacancy.',
}
