import { addViewEndpoint, deleteViewEndpoint, listViewsEndpoint, updateViewEndpoint } from '#domain/desk/views/views.contract.ts'
import { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'

const list = listClientsEndpoint.path
const fields = {
  name: 'Activos',
  shared: true,
  is_default: false,
  settings: { query: { q: 'ana' }, columns: ['status_clients'] },
}

/** A view of the caller's own, or of nobody. */
async function aView({ platform }: TestApp, caller: TestPerson | undefined) {
  if (!caller) return { id: '1' }
  const { uuid } = await platform.db
    .insertInto('list_views')
    .values({ user_id: caller.id, list, name: 'Mía', settings: JSON.stringify(fields.settings) })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { id: uuid }
}

export const access: readonly AccessRow[] = [
  [listViewsEndpoint, viewRequired, async () => ({ query: { list } })],
  [addViewEndpoint, viewRequired, async () => ({ body: { ...fields, list } })],
  [
    updateViewEndpoint,
    viewRequired,
    async (site, caller) => ({ params: await aView(site, caller), body: { ...fields, version: 1 } }),
  ],
  [deleteViewEndpoint, viewRequired, async (site, caller) => ({ params: await aView(site, caller) })],
]
