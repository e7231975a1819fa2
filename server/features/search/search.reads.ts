import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import type { Reader } from '../../platform/platform.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'
import { shownName } from '../users/users-list.reads.ts'
import { hasWords, readWordQuery } from '../vacancies/word-queries.reads.ts'

/** The newest people with an open account whose names or address have words beginning so (USR-01). */
export async function findPeople(db: Reader, q: string) {
  const words = searchWords(q)
  if (words.length === 0) return []
  return db
    .selectFrom('users')
    .select(['uuid', 'email', sql<string>`trim(${shownName})`.as('fullname')])
    .where('deleted_at', 'is', null)
    .where(hasWordsBeginning('users.search', words))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.barSearch.hits)
    .execute()
}

/** The newest vacancies, active or not, that the staff list would find (JOB-01). */
export async function findVacancies(db: Reader, q: string) {
  const words = await readWordQuery(db, q)
  if (words === '') return []
  return db
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'vacancies.client_id')
    .select(['vacancies.uuid', 'vacancies.title', 'vacancies.active', 'clients.name as client_name'])
    .where(hasWords('search', words))
    .orderBy('vacancies.created_at', 'desc')
    .orderBy('vacancies.id', 'desc')
    .limit(limits.barSearch.hits)
    .execute()
}
export type VacancyHit = Awaited<ReturnType<typeof findVacancies>>[number]
