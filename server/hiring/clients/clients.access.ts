import * as page from '#domain/hiring/clients/client-page.contract.ts'
import {
  addClientEndpoint,
  deleteClientEndpoint,
  getClientEndpoint,
  listClientOwnersEndpoint,
  listClientsEndpoint,
  selectClientsEndpoint,
  updateClientEndpoint,
} from '#domain/hiring/clients/clients.contract.ts'
import { listPresentedEndpoint } from '#domain/hiring/clients/presented.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'

let made = 0
const fields = () => ({
  name_clients: `Cliente de acceso ${++made}`,
  ...{ ubication_clients: 'Bogotá', status_clients: 'A', notes_clients: 'Contacto: Eva' },
  ...{ owner: '', tax_number: '900.123.456-7', terms: '30 días' },
  ...{ fee_percent: null, fee_amount: 5000, fee_currency: 'COP' },
})
const contact = () => ({
  ...{ name: `Eva ${++made}`, role: 'Talento', email: 'eva@example.com', phone: '601 234 5678' },
  ...{ note: 'Por la tarde', main: false },
})

export const access: readonly AccessRow[] = [
  [listClientsEndpoint, viewRequired],
  [selectClientsEndpoint, viewRequired],
  [getClientEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [listPresentedEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [listClientOwnersEndpoint, viewRequired],
  [page.listVacanciesOfClientEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [page.listContactsEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [page.addContactEndpoint, changeRequired, async (site) => ({ params: await aClient(site), body: contact() })],
  [
    page.updateContactEndpoint,
    changeRequired,
    async (site) => ({ params: await aContact(site), body: { ...contact(), version: 1 } }),
  ],
  [page.deleteContactEndpoint, changeRequired, async (site) => ({ params: await aContact(site) })],
  [page.listClientFilesEndpoint, viewRequired, async (site) => ({ params: await aClient(site) })],
  [page.addClientFileEndpoint, changeRequired, async (site) => ({ params: await aClient(site), files: { file: pdfFile() } })],
  [page.deleteClientFileEndpoint, changeRequired, async (site) => ({ params: await aFile(site) })],
  [addClientEndpoint, changeRequired, async () => ({ body: fields() })],
  [updateClientEndpoint, changeRequired, async (site) => ({ params: await aClient(site), body: { ...fields(), version: 1 } })],
  [deleteClientEndpoint, changeRequired, async (site) => ({ params: await aClient(site) })],
]

async function aClient({ platform }: TestApp) {
  const values = { name: `Cliente de acceso ${++made}`, location: 'Bogotá' }
  const { uuid } = await platform.db.insertInto('clients').values(values).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}

const idOf = async ({ platform }: TestApp, uuid: string) =>
  (await platform.db.selectFrom('clients').select('id').where('uuid', '=', uuid).executeTakeFirstOrThrow()).id

async function aContact(site: TestApp) {
  const { id } = await aClient(site)
  const values = { client_id: await idOf(site, id), name: 'Eva' }
  const { uuid } = await site.platform.db.insertInto('client_contacts').values(values).returning('uuid').executeTakeFirstOrThrow()
  return { id, contact: uuid }
}

async function aFile(site: TestApp) {
  const { id } = await aClient(site)
  const { db } = site.platform
  const file = { storage_key: `client/access-${++made}.pdf`, original_name: 'contrato.pdf', media_type: 'application/pdf' }
  const added = await db
    .insertInto('files')
    .values({ ...file, bytes: 1, sha256: `access ${made}`, purpose: 'client' })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('client_files')
    .values({ file_id: added.id, client_id: await idOf(site, id) })
    .execute()
  return { id, file: added.uuid }
}
