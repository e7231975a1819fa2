import { type RawBuilder, sql } from 'kysely'
import type { SourceKind } from '#domain/hiring/applications/source.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isApplicantKnownTo, isVisibleTo } from '../../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo, isLimited } from '../../../platform/sessions/visible-vacancies.ts'

// The expression and the condition of the index users_source.
const ownSource = sql<string>`source_key(source_note) collate "C"`
const hasOwnSource = sql<boolean>`source_note <> '' and deleted_at is null`

/** The ids of the people whom staff or an import brought along from a source, whatever its spelling (MOV-03). */
export const broughtFrom = (db: Reader, name: string) =>
  db
    .selectFrom(
      db
        .selectFrom('users')
        .select('id as user_id')
        .where(sql<boolean>`${ownSource} = source_key(${name}) collate "C" and ${hasOwnSource}`)
        .as('brought'),
    )
    .select('brought.user_id')

/**
 * The sources of current applications, and those of people as imports, that the viewer may read and whose name contains the typed text. Sources
 * without a name fit every text. Each step jumps along an index to the next source, past its rows; the few rows of a limited viewer are read instead.
 */
export async function readSourceChoices(db: Reader, viewer: Viewer, q: string) {
  const most = sql.lit(limits.maximumPageSize)
  const { rows } = await sql<{ kind: SourceKind; name: string }>`
    (select kind, name collate "C" as name from (${applicationSources(viewer)}) as of_applications
      where name = '' or strpos(name, source_key(${q})) > 0 limit ${most})
    union
    (select 'import', name from (${ownSources(viewer)}) as of_people where strpos(name, source_key(${q})) > 0 limit ${most})
    order by kind, name limit ${most}`.execute(db)
  return rows
}

const applicationSources = (viewer: Viewer): RawBuilder<unknown> =>
  isLimited(viewer)
    ? sql`select distinct source_kind as kind, source_name as name from applications
        where removed_at is null and ${isApplicationVisibleTo(viewer)} and ${isApplicantKnownTo(viewer)}`
    : sql`
      with recursive sources as (
        (select source_kind, source_name from applications where removed_at is null order by source_kind, source_name limit 1)
        union all
        select next.source_kind, next.source_name from sources, lateral (
          select source_kind, source_name from applications
          where removed_at is null and (source_kind, source_name) > (sources.source_kind, sources.source_name)
          order by source_kind, source_name limit 1
        ) as next
      )
      select source_kind as kind, source_name as name from sources`

const ownSources = (viewer: Viewer): RawBuilder<unknown> =>
  isLimited(viewer)
    ? sql`select distinct ${ownSource} as name from users where ${hasOwnSource} and ${isVisibleTo(viewer)}`
    : sql`
      with recursive sources as (
        (select ${ownSource} as name from users where ${hasOwnSource} order by ${ownSource} limit 1)
        union all
        select next.name from sources, lateral (
          select ${ownSource} as name from users where ${hasOwnSource} and ${ownSource} > sources.name order by ${ownSource} limit 1
        ) as next
      )
      select name from sources`
