import type { Translation } from '../kernel/messages.ts'
import type { es } from './clients.staff.es.ts'

export const en: Translation<typeof es> = {
  'clients.title': 'Clients',
  'clients.description': 'The companies that hire. Candidates never see their names.',
  'clients.add': 'Add client',
  'clients.edit': 'Edit client',
  'clients.delete': 'Delete client',
  'clients.back': 'Back to clients',
  'clients.name': 'Name',
  'clients.location': 'Location',
  'clients.created_at': 'Since',
  'clients.status': 'Status',
  'clients.status.A': 'Active',
  'clients.status.I': 'Inactive',
  'clients.error.taken': 'There is a client with this name and location already',
  'menu.clients': 'Clients',
  'personal.error.name_invalid':
    'The name needs at least 3 characters: letters, digits, spaces and : . , * # - / & or an apostrophe.',
  'clients.noClients': 'There are no clients. Add one before you publish a vacancy.',
}
