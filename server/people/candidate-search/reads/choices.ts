import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { inOrder } from '../../../platform/in-order.ts'
import type { Reader } from '../../../platform/platform.ts'
import { recordIs } from '../../../platform/record-id.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
import { hasWordsBeginning } from '../../../platform/word-search.ts'

interface Typed {
  readonly q: string
  readonly chosen?: string | undefined
}

/** Clients with a vacancy that the viewer may read, by name, or the chosen one. */
export function readClientChoices(db: Reader, viewer: Viewer, { q, chosen }: Typed) {
  const words = searchWords(q)
  return db
    .selectFrom('clients')
    .select(['uuid', 'name'])
    .where((where) =>
      where.exists(
        db
          .selectFrom('vacancies')
          .select('vacancies.id')
          .where(sql<boolean>`vacancies.client_id = clients.id`)
          .where(isVacancyVisibleTo(viewer)),
      ),
    )
    .$if(chosen !== undefined, (query) => query.where(recordIs('clients', chosen ?? '')))
    .$if(words.length > 0, (query) => query.where(hasWordsBeginning('clients.search', words)))
    .orderBy(inOrder('name'))
    .orderBy('id')
    .limit(limits.choices)
    .execute()
}

/** Tags by name, or the chosen one. */
export function readTagChoices(db: Reader, { q, chosen }: Typed) {
  const words = searchWords(q)
  return db
    .selectFrom('tags')
    .select(['uuid', 'name'])
    .$if(chosen !== undefined, (query) => query.where(recordIs('tags', chosen ?? '')))
    .$if(words.length > 0, (query) => query.where(hasWordsBeginning('tags.search', words)))
    .orderBy(inOrder('name'))
    .orderBy('id')
    .limit(limits.choices)
    .execute()
}
