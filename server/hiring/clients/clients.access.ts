import {
  addClientEndpoint,
  deleteClientEndpoint,
  getClientEndpoint,
  listClientsEndpoint,
  selectClientsEndpoint,
  updateClientEndpoint,
} from '#domain/hiring/clients/clients.contract.ts'
import { listPresentedEndpoint } from '#domain/hiring/clients/presented.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

let made = 0
const fields = () => ({
  name_clients: `Cliente de acceso ${++made}`,
  ...{ ubication_clients: 'Bogotá', status_clients: 'A', notes_clients: 'Contacto: Eva' },
})

export const access: readonly AccessRow[] = [
  [listClientsEndpoint, viewRequired],
  [selectClientsEndpoint, viewRequired],
  [getClientEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [listPresentedEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [addClientEndpoint, changeRequired, async () => ({ body: fields() })],
  [updateClientEndpoint, changeRequired, async (site) => ({ params: await aClient(site), body: { ...fields(), version: 1 } })],
  [deleteClientEndpoint, changeRequired, async (site) => ({ params: await aClient(site) })],
]

async function aClient({ platform }: TestApp) {
  const values = { name: `Cliente de acceso ${++made}`, location: 'Bogotá' }
  const { uuid } = await platform.db.insertInto('clients').values(values).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}
