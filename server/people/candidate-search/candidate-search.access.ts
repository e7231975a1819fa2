import {
  findCandidateClientsEndpoint,
  findCandidateSourcesEndpoint,
  findCandidatesEndpoint,
  findCandidateTagsEndpoint,
} from '#domain/people/candidate-search/candidate-search.contract.ts'
import {
  deleteSavedSearchEndpoint,
  listSavedSearchesEndpoint,
  openSavedSearchEndpoint,
  saveSearchEndpoint,
  updateSavedSearchEndpoint,
} from '#domain/people/candidate-search/saved-searches.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'

export const access: readonly AccessRow[] = [
  [findCandidatesEndpoint, viewRequired],
  [findCandidateClientsEndpoint, viewRequired],
  [findCandidateTagsEndpoint, viewRequired],
  [findCandidateSourcesEndpoint, viewRequired],
  [listSavedSearchesEndpoint, viewRequired],
  [saveSearchEndpoint, viewRequired, async () => ({ body: fields })],
  [updateSavedSearchEndpoint, viewRequired, async (site, caller) => ({ params: await aSearch(site, caller), body: fields })],
  [deleteSavedSearchEndpoint, viewRequired, async (site, caller) => ({ params: await aSearch(site, caller) })],
  [openSavedSearchEndpoint, viewRequired, async (site, caller) => ({ params: await aSearch(site, caller) })],
]

const fields = { name: 'Contadoras', role: null, query: { q: 'siigo', active: '90' } }

async function aSearch({ platform: { db } }: TestApp, caller: TestPerson | undefined) {
  if (!caller) return { id: crypto.randomUUID() }
  const values = { user_id: caller.id, name: 'Contadoras', query: JSON.stringify(fields.query) }
  const row = await db.insertInto('saved_searches').values(values).returning('uuid').executeTakeFirstOrThrow()
  return { id: row.uuid }
}
