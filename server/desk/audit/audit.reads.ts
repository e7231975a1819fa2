import { type RawBuilder, sql } from 'kysely'
import type { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { endOfDay, startOfDay } from '#domain/kernel/end-of-day.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import type { Walking } from '../../platform/lists.ts'
import type { Platform } from '../../platform/platform.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isLimited, vacanciesOf } from '../../platform/sessions/visible-vacancies.ts'
import type { Stated } from '../../platform/stated.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'
import { all, findsNothing, nothingFound, peopleNamed, readFound } from './found-entries.reads.ts'

type AuditQuery = QueryOf<typeof listAuditEndpoint> & Walking

type Reading = Pick<Platform, 'db' | 'config' | 'stated'>

export interface AuditRow {
  readonly id: number
  readonly at: Date
  readonly action: string
  readonly actor_uuid: string | null
  readonly actor_name: string | null
  readonly subject_type: string
  readonly subject_id: number | null
  readonly subject: { readonly uuid: string | null; readonly name: string | null } | null
  readonly detail: Readonly<Record<string, unknown>>
}

/**
 * One page of the audit. Each search reads an index in order of time and stops after the page. A search by a person's name does so
 * for each person with that name. A limited role shows the entries about the vacancies of its holder and their applications (TEA-02).
 */
export async function readAudit({ db, config: { timeZone }, stated }: Reading, viewer: Person, query: AuditQuery) {
  if (findsNothing(query.q, query.person)) return nothingFound
  return readFound(db, {
    query,
    found: (order, most) => entries(viewer, query, timeZone, order, most),
    rowsOf: (ids, order) => entriesOf(stated, viewer, ids, order),
  })
}

/** The entries with these ids. */
const entriesOf = (stated: Stated, viewer: Person, ids: readonly number[], order: RawBuilder<unknown>) => sql<AuditRow>`
    with page as (select * from audit_log where id = any(${ids}::bigint[]))
    select page.id, page.at, page.action, page.subject_type, page.subject_id, page.detail,
      actors.uuid as actor_uuid, actors.first_name || ' ' || actors.last_name as actor_name, ${recordOf(stated.records)} as subject
    from page left join users as actors on actors.id = page.actor_id
    cross join (select ${viewer.id}::bigint as id, ${viewer.roleId === administratorRole}::boolean as knows_all) as reader
    order by ${order}`

/** Id and time of the first matching entries; with a person's name, up to `most` for each person. */
function entries(
  viewer: Person,
  query: AuditQuery,
  timeZone: string,
  order: RawBuilder<unknown>,
  most: number,
): RawBuilder<unknown> {
  const along = (...more: RawBuilder<boolean>[]) => sql`
    (select audit_log.id, audit_log.at from audit_log where ${all([...more, ...conditions(query, timeZone)])} order by ${order} limit ${most})`
  if (query.person === '') return isLimited(viewer) ? aboutOwn(viewer, along) : along()
  const own = isLimited(viewer) ? [isAboutOwn(viewer)] : []
  return sql`
    with people as materialized (${peopleNamed(viewer, query.person)})
    select entry.* from people cross join lateral ${along(sql`actor_id = people.id`, ...own)} as entry
    union
    select entry.* from people cross join lateral ${along(sql`subject_type = 'user'`, sql`subject_id = people.id`, ...own)} as entry
    union
    select entry.* from people join applications on applications.user_id = people.id
      cross join lateral ${along(sql`subject_type = 'application'`, sql`subject_id = applications.id`, ...own)} as entry`
}

/** Whether an entry is about a vacancy of the viewer or an application to one. */
const isAboutOwn = (viewer: Person) => sql<boolean>`case subject_type
  when 'vacancy' then subject_id in ${vacanciesOf(viewer)}
  when 'application' then subject_id in (select id from applications where vacancy_id in ${vacanciesOf(viewer)})
  else false end`

/** The same entries, by an index search for each vacancy and application. */
const aboutOwn = (viewer: Person, along: (...more: RawBuilder<boolean>[]) => RawBuilder<unknown>) => sql`
  select entry.* from ${vacanciesOf(viewer)} as own(id)
    cross join lateral ${along(sql`subject_type = 'vacancy'`, sql`subject_id = own.id`)} as entry
  union
  select entry.* from applications
    cross join lateral ${along(sql`subject_type = 'application'`, sql`subject_id = applications.id`)} as entry
  where applications.vacancy_id in ${vacanciesOf(viewer)}`

function conditions({ q, action, record, from, to }: AuditQuery, timeZone: string): RawBuilder<boolean>[] {
  const [type, id] = record?.split(':') ?? []
  return [
    q && hasWordsBeginning('audit_log.search', searchWords(q)),
    action && sql<boolean>`action = ${action}`,
    type && sql<boolean>`subject_type = ${type} and subject_id = ${id}::bigint`,
    from && sql<boolean>`at >= ${startOfDay(from, timeZone)}`,
    to && sql<boolean>`at < ${endOfDay(to, timeZone)}`,
  ].filter((one) => typeof one === 'object')
}

/** The record of an entry in `page`, as its feature names it. */
const recordOf = (names: Stated['records']) =>
  sql`case page.subject_type ${sql.join(
    Object.entries(names).map(([type, name]) => sql`when ${sql.lit(type)} then ${name}`),
    sql` `,
  )} end`
