import { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const clientsExports = {
  clients: exportedList(listClientsEndpoint, {
    columns: ({ of, day }) => [
      [of['clients.name'], (row) => row.name_clients],
      [of['clients.location'], (row) => row.ubication_clients],
      [of['clients.created_at'], (row) => day(row.created_at)],
      [of['clients.status'], (row) => of[`clients.status.${row.status_clients}`]],
    ],
  }),
}
