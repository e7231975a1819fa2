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
import { refuse } from '#domain/kernel/refusals.ts'
import { applyChanges, seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readActiveClients, readClient, readClientOwners, readClients } from './clients.reads.ts'
import { clientFields, presentChoice, presentClient, presentPresented } from './clients.views.ts'
import * as writes from './clients.writes.ts'
import { readPresented } from './presented.reads.ts'

export const clientRoutes = (platform: Platform) => [
  route(listClientsEndpoint, async ({ query }) => answerPage(await readClients(platform.db, query), presentClient)),

  route(selectClientsEndpoint, async ({ viewer }) => answerPage(await readActiveClients(platform.db, viewer), presentChoice)),

  route(listClientOwnersEndpoint, async () => answerPage(await readClientOwners(platform.db), (owner) => owner)),

  route(getClientEndpoint, async ({ params }) => {
    const client = await readClient(platform.db, params.id)
    return client ? { data: presentClient(client) } : refuse('errors.not_found')
  }),

  route(listPresentedEndpoint, async ({ params, query, viewer }) =>
    answerPage(await readPresented(platform, viewer, params.id, query), presentPresented(platform.config.timeZone)),
  ),

  route(addClientEndpoint, async ({ body, viewer }) =>
    answerChange('common.added', await writes.addClient(platform, viewer, body), presentClient),
  ),

  route(updateClientEndpoint, async ({ params, body, viewer }) => {
    const client = await readClient(platform.db, params.id)
    if (!client) return refuse('errors.not_found')
    const fields = applyChanges(clientFields(client), body)
    const changed = await writes.updateClient(platform, viewer, client, seenVersion(body, client), fields)
    return answerChange('common.modified', changed, presentClient)
  }),

  route(deleteClientEndpoint, async ({ params, viewer }) => {
    const client = await readClient(platform.db, params.id)
    if (!client) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteClient(platform, viewer, client), presentClient)
  }),
]
