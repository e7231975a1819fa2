import { type RawBuilder, sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { plannedOnce, type Query } from '../../database/planned-once.ts'
import { capped, type Walking } from '../../platform/lists.ts'
import { shownName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'

/** A search by name covers this many people at most, staff first. */
const maxPeople = 20

interface Question<Row> {
  readonly query: Walking & { readonly page: number; readonly size: number; readonly sort: string }
  /** Id and time of the first `most` entries. */
  readonly found: (order: RawBuilder<unknown>, most: number) => RawBuilder<unknown>
  /** The entries with these ids, by a query that suits `plannedOnce`: it has a subselect for every kind of record. */
  readonly rowsOf: (ids: readonly number[], order: RawBuilder<unknown>) => Query<Row>
}

/** One page of a log in order of time, with the number of its entries. */
export async function readFound<Row>(db: Reader, { query, found, rowsOf }: Question<Row>) {
  const { page, size, sort } = query
  const direction = sort === 'at' ? sql`asc` : sql`desc`
  const order = sql`at ${direction}, id ${direction}`
  const some = (from: number, most: number) => sql`
    select id from (${found(order, from + most)}) as found order by ${order} offset ${from} limit ${most}`
  const read = async (ids: readonly number[]) => (ids.length > 0 ? await plannedOnce(db, rowsOf(ids, order)) : [])
  if (query.walk) {
    const { ids, total } = await query.walk.next(size, async (most) => {
      const all = await sql<{ id: number }>`${some(0, most)}`.execute(db)
      return all.rows.map(({ id }) => id)
    })
    return { rows: await read(ids), total, total_capped: false }
  }
  const { rows } = await sql<{ ids: number[]; count: number }>`
    select array(${some(page * size, size)}) as ids, (
      select count(*)::integer from (select from (${found(order, limits.countCap + 1)}) as found limit ${limits.countCap + 1}) as counted
    ) as count`.execute(db)
  const { ids = [], count = 0 } = rows[0] ?? {}
  return { rows: await read(ids), ...capped(count, limits.countCap) }
}

/** A page without entries. */
export const nothingFound = { rows: [], ...capped(0, limits.countCap) }

/** Whether a search is so short of words that nothing has them. */
export const findsNothing = (...texts: readonly string[]) => texts.some((text) => text !== '' && searchWords(text).length === 0)

/** The ids of the people with a name whom the viewer knows, staff first. */
export function peopleNamed(viewer: Person, name: string): RawBuilder<unknown> {
  const words = searchWords(name)
  const named = hasWordsBeginning('users.search', words)
  const isByName = sql`${isKnownTo(viewer)} and ${named} and ${hasWordsBeginning(sql`searchable(${shownName})`, words)}`
  return sql`
    select id from (
      (select id, 1 as turn from users where role_id not in (2, 3) and ${isByName} limit ${maxPeople})
      union all
      (select id, 2 as turn from users where role_id in (2, 3) and ${isByName} limit ${maxPeople})
    ) as fitting order by turn limit ${maxPeople}`
}

/** All of these conditions. */
export function all(conditions: readonly RawBuilder<boolean>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
