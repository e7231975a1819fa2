import type { Translation } from '../../kernel/messages.ts'
import type { es } from './clients.staff.es.ts'

export const en: Translation<typeof es> = {
  'clients.title': 'Clients',
  'clients.description': 'The companies that are hiring. Candidates never see their names.',
  'clients.add': 'Add client',
  'clients.edit': 'Edit client',
  'clients.delete': 'Delete client',
  'clients.back': 'Back to clients',
  'clients.name': 'Name',
  'clients.location': 'Location',
  'clients.created_at': 'Client since',
  'clients.status': 'Status',
  'clients.status.A': 'Active',
  'clients.status.I': 'Inactive',
  'clients.notes': 'Note',
  'clients.notes_hint': 'For example, the contact and their phone number. Only the team reads it.',
  'clients.error.status': 'Choose whether the client is active or inactive.',
  'clients.error.taken': 'There’s already a client with this name and location.',
  'menu.clients': 'Clients',
  'personal.error.name_invalid':
    'Use at least 3 characters, and only letters, digits, spaces, apostrophes and : . , * # - / & + ( ).',
  'clients.noClients': 'There are no clients yet. Add one before posting a job.',
  'audit.action.client.added': 'Added a client',
  'audit.action.client.deleted': 'Deleted a client',
  'audit.action.client.modified': 'Changed a client',
  'exports.list.clients': 'clients',
}
