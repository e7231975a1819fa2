import type {
  addClient,
  ClientView,
  deleteClient,
  getClient,
  listClients,
  updateClient,
} from '#domain/hiring/clients/clients.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The clients, page by page (CLI-01). */
export const useClients = () => useList<typeof listClients>('/api/clients/list', { sort: 'name_clients' })

export const useClient = (id: string) => useRecord<typeof getClient>('/api/clients/get/:id', { id })

export function useClientChanges() {
  const send = useChanges('/api/clients/list')
  return {
    add: (body: BodyInput<typeof addClient>) => send<typeof addClient>('POST', '/api/clients/save', { body }),
    save: ({ uuid, version }: ClientView, fields: BodyInput<typeof addClient>) =>
      send<typeof updateClient>('PUT', '/api/clients/update/:id', { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: ClientView) => send<typeof deleteClient>('DELETE', '/api/clients/delete/:id', { params: { id: uuid } }),
  }
}
