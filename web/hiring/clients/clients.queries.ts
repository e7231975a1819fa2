import {
  addClientEndpoint,
  type ClientView,
  deleteClientEndpoint,
  getClientEndpoint,
  listClientsEndpoint,
  updateClientEndpoint,
} from '#domain/hiring/clients/clients.contract.ts'
import { listPresentedEndpoint } from '#domain/hiring/clients/presented.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The clients, page by page (CLI-01). */
export const useClients = () => useList(listClientsEndpoint, { sort: 'name_clients' })

export const useClient = (id: string) => useRecord(getClientEndpoint, { id })

/** The people of a client's past applications, a page at a time (MOV-01). */
export const usePresented = (id: string) =>
  useList(listPresentedEndpoint, { sort: '-applied_at', params: { id }, name: 'presented' })

export function useClientChanges() {
  const send = useChanges(listClientsEndpoint)
  return {
    add: (body: BodyInput<typeof addClientEndpoint>) => send(addClientEndpoint, { body }),
    save: ({ uuid, version }: ClientView, fields: BodyInput<typeof addClientEndpoint>) =>
      send(updateClientEndpoint, { params: { id: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: ClientView) => send(deleteClientEndpoint, { params: { id: uuid } }),
  }
}
