import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { saveSearchEndpoint, updateSavedSearchEndpoint } from '#domain/people/candidate-search/saved-searches.contract.ts'
import { seenVersion } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readRolesToShareWith, type SavedSearchRow } from './reads/saved-searches.ts'

/** Saves a search. Refuses with pool.error.full above the most searches of a person, and an unknown role with errors.not_found. */
export function saveSearch(
  { db, now }: Platform,
  owner: Person,
  { name, role, query }: BodyOf<typeof saveSearchEndpoint>,
): Promise<{ uuid: string } | Refusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const role_id = await roleNamed(tx, role)
    if (isRefusal(role_id)) return role_id
    // Concurrent saves of one person wait for each other, so that they are counted.
    await tx.selectFrom('users').select('id').where('id', '=', owner.id).forNoKeyUpdate().execute()
    const own = await tx.selectFrom('saved_searches').select('id').where('user_id', '=', owner.id).execute()
    if (own.length >= limits.savedSearches) return refuse('pool.error.full')
    return tx
      .insertInto('saved_searches')
      .values({ user_id: owner.id, role_id, name, query: JSON.stringify(query), created_at: at, updated_at: at })
      .returning('uuid')
      .executeTakeFirstOrThrow()
  })
}

/** Changes a person's own search. Refuses as stale when it was changed since `version`. */
export function updateSavedSearch(
  { db, now }: Platform,
  search: SavedSearchRow,
  { name, role, query, ...seen }: BodyOf<typeof updateSavedSearchEndpoint>,
): Promise<{ uuid: string } | Refusal> {
  const version = seenVersion(seen, search)
  return db.transaction().execute(async (tx) => {
    const role_id = await roleNamed(tx, role)
    if (isRefusal(role_id)) return role_id
    const changed = await tx
      .updateTable('saved_searches')
      .set({ name, role_id, updated_at: now(), version: version + 1, ...(query && { query: JSON.stringify(query) }) })
      .where('id', '=', search.id)
      .where('version', '=', version)
      .returning('uuid')
      .executeTakeFirst()
    return changed ?? refuse('errors.stale')
  })
}

export async function deleteSavedSearch({ db }: Platform, { id, uuid }: SavedSearchRow): Promise<{ uuid: string }> {
  await db.deleteFrom('saved_searches').where('id', '=', id).execute()
  return { uuid }
}

/** Records when a person opened a search. People who come later are new to them. */
export async function openSavedSearch({ db, now }: Platform, { id }: Person, search: SavedSearchRow): Promise<void> {
  const opened_at = now()
  await db
    .insertInto('saved_search_openings')
    .values({ search_id: search.id, user_id: id, opened_at })
    .onConflict((row) => row.columns(['search_id', 'user_id']).doUpdateSet({ opened_at }))
    .execute()
}

async function roleNamed(tx: Tx, id: string | null): Promise<number | null | Refusal> {
  if (id === null) return null
  const role = (await readRolesToShareWith(tx)).find((one) => one.uuid === id.toLowerCase() || String(one.id) === id)
  return role?.id ?? refuse('errors.not_found')
}
