import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { bandFrom } from '#domain/assessment/results/scoring.rules.ts'
import { partsOfKey } from '#domain/hiring/applications/source.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { phoneSearch } from '#domain/kernel/phone-search.ts'
import { hasSigns } from '#domain/kernel/search-words.ts'
import type { PoolFilter } from '#domain/people/pool/pool.contract.ts'
import { poolTerms, type Term } from '#domain/people/pool/pool-terms.rules.ts'
import type { DB } from '../../../database/schema.ts'
import { mayReadCvs } from '../../../platform/files/readable-cvs.ts'
import { readOwnersOfPhone } from '../../../platform/phone-search.ts'
import type { Reader } from '../../../platform/platform.ts'
import { recordIs } from '../../../platform/record-id.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import { among, readStaffRoles } from '../../users/users-list.reads.ts'

/** The viewer who searches, and the instant from which filters by activity count. */
export interface Asker {
  readonly viewer: Viewer
  readonly now: Date
}
interface Search extends PoolFilter {
  readonly q: string
}
export type Found = SelectQueryBuilder<DB, 'users' | 'person_activity', unknown>
type People = Parameters<typeof among>[2]

/** The candidates whom the viewer may read and who match all filters. Staff and deleted people are no candidates. */
export async function fittingCandidates(db: Reader, { viewer, now }: Asker, { q, ...filter }: Search): Promise<Found> {
  const since = filter.active && new Date(now.getTime() - Number(filter.active) * dayMs)
  let found: Found = db
    .selectFrom('users')
    .innerJoin('person_activity', 'person_activity.user_id', 'users.id')
    .where('users.deleted_at', 'is', null)
    .where('users.role_id', 'not in', await readStaffRoles(db))
    .where(isVisibleTo(viewer))
    .$if(filter.available !== undefined, (query) => query.where('users.available', '=', filter.available === 'Y'))
    .$if(since !== undefined, (query) => query.where('person_activity.last_active_at', '>=', since as Date))
  for (const people of setsOf(db, viewer, filter)) found = await among(db, found, people)
  return withWords(db, viewer, found, q)
}

/** For each filter that names other records, the people who match it. */
function setsOf(db: Reader, viewer: Viewer, filter: PoolFilter): People[] {
  const { place, skill, band, vacancy, client, stage, source, tag } = filter
  const sets: unknown[] = []
  if (place !== undefined) {
    const lives = tsquery(poolTerms(place), 'D')
    sets.push(db.selectFrom('person_search').select('user_id').where(sql<boolean>`document @@ ${lives}`))
  }
  if (skill !== undefined) {
    const ofSkill = db.selectFrom('user_skills').innerJoin('skills', 'skills.id', 'user_skills.skill_id')
    sets.push(ofSkill.select('user_skills.user_id').where(recordIs('skills', skill)))
    if (band !== undefined)
      sets.push(
        db
          .selectFrom('attempts')
          .innerJoin('skills', 'skills.id', 'attempts.skill_id')
          .select('attempts.user_id')
          .where(recordIs('skills', skill))
          .where(isCounted)
          .where('attempts.points', '>=', bandFrom[band])
          .where(isLatest),
      )
  }
  if (tag !== undefined) {
    const tagged = db.selectFrom('person_tags').innerJoin('tags', 'tags.id', 'person_tags.tag_id')
    sets.push(tagged.select('person_tags.user_id').where(recordIs('tags', tag)))
  }
  if (vacancy ?? client ?? stage ?? source) {
    const { kind, name } = partsOfKey(source ?? '')
    sets.push(
      db
        .selectFrom('applications')
        .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
        .innerJoin('clients', 'clients.id', 'vacancies.client_id')
        .select('applications.user_id')
        .where('applications.removed_at', 'is', null)
        .where(isVacancyVisibleTo(viewer))
        .$if(vacancy !== undefined, (query) => query.where(recordIs('vacancies', vacancy ?? '')))
        .$if(client !== undefined, (query) => query.where(recordIs('clients', client ?? '')))
        .$if(stage !== undefined, (query) => query.where('applications.stage', '=', stage ?? 'apply'))
        .$if(kind !== '', (query) => query.where(sql<boolean>`applications.source_kind = ${kind}`))
        .$if(name !== undefined, (query) => query.where('applications.source_name', '=', name ?? '')),
    )
  }
  return sets as People[]
}

const isCounted = sql<boolean>`attempts.state = 'finished' and attempts.archived_at is null and attempts.unrated = 0`

/** A later finished attempt replaces an earlier one. */
const isLatest = sql<boolean>`not exists (
  select from attempts later
  where later.user_id = attempts.user_id and later.skill_id = attempts.skill_id and later.started_at > attempts.started_at
    and later.state = 'finished' and later.archived_at is null
)`

/** Restricts the found people to those with the words of a search, or with its phone number. */
async function withWords(db: Reader, viewer: Viewer, found: Found, q: string): Promise<Found> {
  const terms = poolTerms(q)
  if (terms.length === 0) return found
  const hasTerms = sql<boolean>`document @@ ${documentQuery(terms, viewer)}`
  const matching = db.selectFrom('person_search').select('person_search.user_id').where(hasTerms)
  const phone = phoneSearch(q)
  if (!phone) return among(db, found, matching as unknown as People)
  const [owners, named] = await Promise.all([readOwnersOfPhone(db, phone), matching.limit(limits.countCap).execute()])
  const ids = [...owners, ...named.map(({ user_id }) => user_id)]
  return found.where(sql<boolean>`users.id = any(${ids}::bigint[])`)
}

/** The query of a search for documents: without CVs for a viewer who may not read them (CVS-04). */
export const documentQuery = (terms: readonly Term[], viewer: Viewer) => tsquery(terms, mayReadCvs(viewer) ? '' : 'ABD')

/** The text search query of terms, in words of these weights; empty for all weights. */
function tsquery(terms: readonly Term[], weights: string): RawBuilder<unknown> {
  const parts = terms.map(({ words, whole }) => {
    const label = `${whole ? '' : '*'}${weights}`
    const labelled = words.map((word) => {
      const lexeme = hasSigns(word) ? `'${word}'` : word
      return label === '' ? lexeme : `${lexeme}:${label}`
    })
    return words.some(hasSigns)
      ? sql`${labelled.join(' ')}::tsquery`
      : sql`to_tsquery('cantera_plain', ${labelled.join(' <-> ')})`
  })
  return parts.length > 0 ? sql`(${sql.join(parts, sql` && `)})` : sql`''::tsquery`
}
