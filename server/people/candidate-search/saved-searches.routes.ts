import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import {
  deleteSavedSearchEndpoint,
  listSavedSearchesEndpoint,
  openSavedSearchEndpoint,
  saveSearchEndpoint,
  updateSavedSearchEndpoint,
} from '#domain/people/candidate-search/saved-searches.contract.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { presentSavedSearch } from './candidate-search.views.ts'
import {
  countNew,
  readRolesToShareWith,
  readSavedSearch,
  readSavedSearches,
  type SavedSearchRow,
} from './reads/saved-searches.ts'
import * as writes from './saved-searches.writes.ts'

const presentUuid = ({ uuid }: { readonly uuid: string }) => ({ uuid })

export const savedSearchRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(listSavedSearchesEndpoint, async ({ viewer }) => {
      const [searches, roles] = await Promise.all([readSavedSearches(db, viewer), readRolesToShareWith(db)])
      const data: ReturnType<typeof presentSavedSearch>[] = []
      // One after another, so that one person's list does not take all connections.
      for (const search of searches)
        data.push(presentSavedSearch(viewer, search, await countNew(db, viewer, platform.now(), search)))
      return { data, total: data.length, roles: roles.map(({ uuid, name, built_in }) => ({ uuid, name, built_in })) }
    }),

    route(saveSearchEndpoint, async ({ body, viewer }) =>
      answerChange('pool.saved', await writes.saveSearch(platform, viewer, body), presentUuid),
    ),

    route(updateSavedSearchEndpoint, async ({ params, body, viewer }) => {
      const search = await readOwn(db, viewer, params.id)
      if ('refused' in search) return search
      return answerChange('common.modified', await writes.updateSavedSearch(platform, search, body), presentUuid)
    }),

    route(deleteSavedSearchEndpoint, async ({ params, viewer }) => {
      const search = await readOwn(db, viewer, params.id)
      if ('refused' in search) return search
      return answerChange('common.deleted', await writes.deleteSavedSearch(platform, search), presentUuid)
    }),

    route(openSavedSearchEndpoint, async ({ params, viewer }) => {
      const search = await readSavedSearch(db, viewer, params.id)
      if (!search) return refuse('errors.not_found')
      await writes.openSavedSearch(platform, viewer, search)
      return { success_message: 'pool.opened' }
    }),
  ]
}

/** A search of the viewer's own; others may open a shared one, but not change it. */
async function readOwn(db: Reader, viewer: Person, id: string): Promise<SavedSearchRow | Refusal> {
  const search = await readSavedSearch(db, viewer, id)
  if (!search) return refuse('errors.not_found')
  return search.user_id === viewer.id ? search : refuse('errors.forbidden')
}
