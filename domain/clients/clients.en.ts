import type { Translation } from '../kernel/messages.ts'
import type { es } from './clients.es.ts'

export const en: Translation<typeof es> = {
  'clients.noClients': 'There are no clients. Add one before you publish a vacancy.',
}
