import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { candidateFilter, hasSkillOfBand } from '#domain/people/candidate-search/candidate-search.contract.ts'
import type { SavedQuery } from '#domain/people/candidate-search/saved-searches.contract.ts'
import { searchTerms } from '#domain/people/candidate-search/search-terms.rules.ts'
import { inOrder } from '../../../platform/in-order.ts'
import { cappedCount } from '../../../platform/lists.ts'
import { fullName } from '../../../platform/person-name.ts'
import type { Reader } from '../../../platform/platform.ts'
import { recordIs } from '../../../platform/record-id.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { fittingCandidates } from './fitting-candidates.ts'

/** The searches that a person saved or that are shared with their role, with the instant at which they last opened each. */
function searchesOf(db: Reader, viewer: Person) {
  return db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .leftJoin('roles', 'roles.id', 'saved_searches.role_id')
    .leftJoin('saved_search_openings as opening', (join) =>
      join.onRef('opening.search_id', '=', 'saved_searches.id').on('opening.user_id', '=', viewer.id),
    )
    .select([
      'saved_searches.id',
      'saved_searches.uuid',
      'saved_searches.name',
      'saved_searches.version',
      'saved_searches.user_id',
    ])
    .select([
      sql<SavedQuery>`saved_searches.query`.as('query'),
      fullName.as('owner'),
      'roles.uuid as role_uuid',
      'roles.name as role',
      'roles.built_in as role_built_in',
    ])
    .select(sql<Date>`coalesce(opening.opened_at, saved_searches.created_at)`.as('opened_at'))
    .where((is) => is.or([is('saved_searches.user_id', '=', viewer.id), is('saved_searches.role_id', '=', viewer.roleId)]))
}
export type SavedSearchRow = Awaited<ReturnType<typeof readSavedSearches>>[number]

export function readSavedSearches(db: Reader, viewer: Person) {
  return searchesOf(db, viewer)
    .orderBy(inOrder('saved_searches.name'))
    .orderBy('saved_searches.id')
    .limit(limits.savedSearchesShown)
    .execute()
}

/** One of the searches that the viewer sees. */
export function readSavedSearch(db: Reader, viewer: Person, id: string) {
  return searchesOf(db, viewer).where(recordIs('saved_searches', id)).executeTakeFirst()
}

/** How many people a search finds who came since the viewer opened it. Only the newest thousand people are looked at. */
export async function countNew(db: Reader, viewer: Person, now: Date, { query, opened_at }: SavedSearchRow) {
  const filter = candidateFilter.safeParse(query)
  const q = query.q?.trim() ?? ''
  // A filter that an older version saved may mean nothing now.
  if (!filter.success || !hasSkillOfBand(filter.data) || (q !== '' && searchTerms(q).length === 0))
    return { total: 0, total_capped: false }
  const newest = db
    .selectFrom('users')
    .select('users.id')
    .where('users.deleted_at', 'is', null)
    .where('users.created_at', '>', opened_at)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(sql.lit(limits.countCap))
  const { byActivity } = await fittingCandidates(db, { viewer, now }, { ...filter.data, q }, { fewPeople: true })
  return cappedCount(db, byActivity.where(sql<boolean>`users.id = any(array(${newest}))`), limits.newPeopleCounted)
}

/** The roles whose holders can search candidates. */
export function readRolesToShareWith(db: Reader) {
  return db
    .selectFrom('roles')
    .select(['roles.id', 'roles.uuid', 'roles.name', 'roles.built_in'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('role_permissions as held')
          .innerJoin('modules', 'modules.id', 'held.module_id')
          .select('held.role_id')
          .whereRef('held.role_id', '=', 'roles.id')
          .where('held.item', '=', 'view')
          .where('modules.key', '=', 'users'),
      ),
    )
    .orderBy(inOrder('roles.name'))
    .orderBy('roles.id')
    .limit(limits.countCap)
    .execute()
}
