import { type RawBuilder, sql } from 'kysely'
import type { listReadsEndpoint } from '#domain/desk/audit/read-log.contract.ts'
import { endOfDay, startOfDay } from '#domain/kernel/end-of-day.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { ListOfPeople, ReadKind } from '#domain/kernel/staff-reads.ts'
import type { Walking } from '../../platform/lists.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isLimited } from '../../platform/sessions/visible-vacancies.ts'
import { all, findsNothing, nothingFound, peopleNamed, readFound } from './found-entries.reads.ts'

type ReadsQuery = QueryOf<typeof listReadsEndpoint> & Walking

export interface ReadRow {
  readonly id: number
  readonly at: Date
  readonly what: ReadKind
  readonly list: ListOfPeople | null
  readonly rows: number | null
  readonly actor_uuid: string
  readonly actor_name: string
  readonly person_id: number | null
  readonly person_uuid: string | null
  readonly person_name: string | null
}

/** One page of the read log, each search by an index in order of time. A limited role sees nothing (TEA-02). */
export async function readReads({ db, config }: Pick<Platform, 'db' | 'config'>, viewer: Person, query: ReadsQuery) {
  if (isLimited(viewer) || findsNothing(query.q, query.colleague)) return nothingFound
  return readFound(db, {
    query,
    found: (order, most) => entries(viewer, query, config.timeZone, order, most),
    rowsOf: (ids, order) => sql<ReadRow>`
        select page.id, page.at, page.what, page.list, page.rows, page.person_id,
          actors.uuid as actor_uuid, actors.first_name || ' ' || actors.last_name as actor_name,
          users.uuid as person_uuid, users.first_name || ' ' || users.last_name as person_name
        from (select * from read_log where id = any(${ids}::bigint[])) as page
        join users as actors on actors.id = page.actor_id
        left join users on users.id = page.person_id and users.deleted_at is null and ${isKnownTo(viewer)}
        order by ${order}`,
  })
}

/** Id and time of the first matching entries; with names, up to `most` for each person. */
function entries(viewer: Person, query: ReadsQuery, timeZone: string, order: RawBuilder<unknown>, most: number) {
  const along = (...more: RawBuilder<boolean>[]) => sql`
    (select read_log.id, read_log.at from read_log where ${all([...more, ...conditions(query, timeZone)])} order by ${order} limit ${most})`
  const people = query.q && sql`people as materialized (${peopleNamed(viewer, query.q)})`
  const staff = query.colleague && sql`staff as materialized (${peopleNamed(viewer, query.colleague)})`
  if (people && staff)
    return sql`with ${people}, ${staff} select entry.* from people
      cross join lateral ${along(sql`person_id = people.id`, sql`actor_id in (select id from staff)`)} as entry`
  if (people)
    return sql`with ${people} select entry.* from people cross join lateral ${along(sql`person_id = people.id`)} as entry`
  if (staff) return sql`with ${staff} select entry.* from staff cross join lateral ${along(sql`actor_id = staff.id`)} as entry`
  return along()
}

function conditions({ what, from, to }: ReadsQuery, timeZone: string): RawBuilder<boolean>[] {
  return [
    what && sql<boolean>`what = ${what}`,
    from && sql<boolean>`at >= ${startOfDay(from, timeZone)}`,
    to && sql<boolean>`at < ${endOfDay(to, timeZone)}`,
  ].filter((one) => typeof one === 'object')
}
