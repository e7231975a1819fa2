import {
  addClientFileEndpoint,
  addContactEndpoint,
  type ClientFile,
  type ContactView,
  deleteClientFileEndpoint,
  deleteContactEndpoint,
  listClientFilesEndpoint,
  listContactsEndpoint,
  listVacanciesOfClientEndpoint,
  updateContactEndpoint,
} from '#domain/hiring/clients/client-page.contract.ts'
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
import type { Upload } from '../../platform/forms/form-shell.tsx'
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

/** The vacancies of a client, each with its cards per stage (CLT-01). */
export const useVacanciesOfClient = (id: string) =>
  useList(listVacanciesOfClientEndpoint, { sort: '-created_at', params: { id }, name: 'vacancies' })

export const useContacts = (id: string) => useRecord(listContactsEndpoint, { id })

/** Adds, saves and deletes a contact of a client. */
export function useContactChanges(id: string) {
  const send = useChanges(listContactsEndpoint)
  return {
    add: (body: BodyInput<typeof addContactEndpoint>) => send(addContactEndpoint, { params: { id }, body }),
    save: ({ uuid, version }: ContactView, fields: BodyInput<typeof addContactEndpoint>) =>
      send(updateContactEndpoint, { params: { id, contact: uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: ContactView) => send(deleteContactEndpoint, { params: { id, contact: uuid } }),
  }
}

export const useClientFiles = (id: string) => useRecord(listClientFilesEndpoint, { id })

/** Adds and deletes a file of a client. */
export function useClientFileChanges(id: string) {
  const send = useChanges(listClientFilesEndpoint)
  return {
    add: ({ files, onProgress }: Upload) =>
      send(addClientFileEndpoint, { params: { id }, body: {}, files: { file: files.file }, onProgress }),
    remove: ({ uuid }: ClientFile) => send(deleteClientFileEndpoint, { params: { id, file: uuid } }),
  }
}
