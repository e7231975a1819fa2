import {
  addClientFileEndpoint,
  addContactEndpoint,
  deleteClientFileEndpoint,
  deleteContactEndpoint,
  listClientFilesEndpoint,
  listContactsEndpoint,
  listVacanciesOfClientEndpoint,
  updateContactEndpoint,
} from '#domain/hiring/clients/client-page.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readClientFile, readClientFiles, readContact, readContacts, readVacanciesOfClient } from './client-page.reads.ts'
import { presentClientFile, presentContact, presentVacancyOfClient } from './client-page.views.ts'
import * as writes from './client-page.writes.ts'
import { readClient } from './clients.reads.ts'

/** What the page of a client shows and changes (CLT-01). */
export const clientPageRoutes = (platform: Platform) => [
  route(listVacanciesOfClientEndpoint, async ({ params, query, viewer }) =>
    answerPage(await readVacanciesOfClient(platform.db, viewer, params.id, query), presentVacancyOfClient),
  ),

  route(listContactsEndpoint, async ({ params }) => {
    const client = await readClient(platform.db, params.id)
    if (!client) return refuse('errors.not_found')
    const rows = await readContacts(platform.db, client.id)
    return answerPage({ rows, total: rows.length }, presentContact)
  }),

  route(addContactEndpoint, async ({ params, body, viewer }) => {
    const client = await readClient(platform.db, params.id)
    if (!client) return refuse('errors.not_found')
    return answerChange('common.added', await writes.addContact(platform, viewer, client, body), presentContact)
  }),

  route(updateContactEndpoint, async ({ params, body: { version, ...fields }, viewer }) => {
    const client = await readClient(platform.db, params.id)
    const contact = client && (await readContact(platform.db, client.id, params.contact))
    if (!client || !contact) return refuse('errors.not_found')
    const seen = seenVersion({ version }, contact)
    const changed = await writes.updateContact(platform, viewer, client, contact, seen, fields)
    return answerChange('common.modified', changed, presentContact)
  }),

  route(deleteContactEndpoint, async ({ params, viewer }) => {
    const client = await readClient(platform.db, params.id)
    const contact = client && (await readContact(platform.db, client.id, params.contact))
    if (!client || !contact) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteContact(platform, viewer, client, contact), presentContact)
  }),

  route(listClientFilesEndpoint, async ({ params, viewer }) => {
    const client = await readClient(platform.db, params.id)
    if (!client) return refuse('errors.not_found')
    const rows = await readClientFiles(platform.db, client.id)
    return answerPage({ rows, total: rows.length }, presentClientFile(platform, viewer))
  }),

  route(addClientFileEndpoint, async ({ params, files, viewer }) => {
    const client = await readClient(platform.db, params.id)
    if (!client) return refuse('errors.not_found')
    const added = await writes.addClientFile(platform, viewer, client, files.file)
    return answerChange('common.added', added, presentClientFile(platform, viewer))
  }),

  route(deleteClientFileEndpoint, async ({ params, viewer }) => {
    const client = await readClient(platform.db, params.id)
    const file = client && (await readClientFile(platform.db, client.id, params.file))
    if (!client || !file) return refuse('errors.not_found')
    const deleted = await writes.deleteClientFile(platform, viewer, client, file)
    return answerChange('common.deleted', deleted, presentClientFile(platform, viewer))
  }),
]
