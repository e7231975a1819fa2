import { sql } from 'kysely'
import type { SourceKind } from '#domain/hiring/applications/source.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { inOrder } from '../../../platform/in-order.ts'
import type { Reader } from '../../../platform/platform.ts'
import { recordIs } from '../../../platform/record-id.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isApplicantKnownTo } from '../../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo, isLimited, isVacancyVisibleTo } from '../../../platform/sessions/visible-vacancies.ts'
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

/**
 * The sources of current applications that the viewer may read. Each step jumps along the index to the next source, past its applications;
 * the few applications of a limited viewer are read instead.
 */
export async function readSourceChoices(db: Reader, viewer: Viewer) {
  if (isLimited(viewer))
    return db
      .selectFrom('applications')
      .select(['source_kind as kind', 'source_name as name'])
      .distinct()
      .where('removed_at', 'is', null)
      .where(isApplicationVisibleTo(viewer))
      .where(isApplicantKnownTo(viewer))
      .orderBy('kind')
      .orderBy('name')
      .limit(limits.maximumPageSize)
      .execute()
  const { rows } = await sql<{ kind: SourceKind; name: string }>`
    with recursive sources as (
      (select source_kind, source_name from applications where removed_at is null order by source_kind, source_name limit 1)
      union all
      select next.source_kind, next.source_name from sources, lateral (
        select source_kind, source_name from applications
        where removed_at is null and (source_kind, source_name) > (sources.source_kind, sources.source_name)
        order by source_kind, source_name limit 1
      ) as next
    )
    select source_kind as kind, source_name as name from sources limit ${sql.lit(limits.maximumPageSize)}`.execute(db)
  return rows
}
