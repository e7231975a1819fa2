import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { plannedOnce } from '../database/planned-once.ts'
import type { Reader } from './platform.ts'
import { hasWordsBeginning } from './word-search.ts'

/**
 * A walk through a whole list, for its export. The first page reads the ids of all rows in the order of the list; each page then reads its
 * own. So rows that come or go meanwhile move no others, and no page costs more than another (OUT-01).
 */
export class ListWalk {
  private ids: readonly unknown[] | undefined
  private at = 0

  /** The ids of the next rows and their number in all. `readIds` reads at most so many. A list outside of a table has ids of its own. */
  async next<Id = number>(
    size: number,
    readIds: (most: number) => Promise<readonly Id[]>,
  ): Promise<{ ids: readonly Id[]; total: number }> {
    this.ids ??= await readIds(limits.exportedListRows + 1)
    const ids = this.ids.slice(this.at, this.at + size) as Id[]
    this.at += size
    return { ids, total: this.ids.length }
  }

  /** The next rows of a sorted query, by the column of its ids. */
  async rowsOf<DB, Tables extends keyof DB, Row>(
    sorted: SelectQueryBuilder<DB, Tables, Row>,
    id: RawBuilder<number>,
    size: number,
  ): Promise<{ rows: Row[]; total: number; total_capped: boolean }> {
    const { ids, total } = await this.next(size, async (most) => {
      const all = await sorted.clearSelect().select(id.as('id')).limit(most).execute()
      return (all as unknown as { id: number }[]).map((row) => row.id)
    })
    const rows = await sorted.where(sql<boolean>`${id} = any(${ids}::bigint[])`).execute()
    return { rows: rows as Row[], total, total_capped: false }
  }
}

/** The query of an export also names its walk, which no request can. */
export interface Walking {
  readonly walk?: ListWalk | undefined
}

interface PageQuery<Field extends string> extends Walking {
  readonly page: number
  readonly size: number
  readonly sort: Field | `-${Field}`
  readonly q: string
}

/**
 * Reads one page of a table and its number of rows (SPEC-03). `q` finds rows whose `searched`, a tsvector, has words that begin with each
 * word of `q`. Each field of `sort` needs its column or expression, and an index of that with the id. Counts and pages end at `cap` rows.
 */
export async function readPage<DB, Tables extends keyof DB & string, Row, Field extends string>(
  db: Reader,
  query: SelectQueryBuilder<DB, Tables, Row>,
  asked: PageQuery<Field>,
  table: Tables,
  sortedBy: Readonly<Record<Field, string | RawBuilder<unknown>>>,
  searched: string | RawBuilder<unknown> = `${table}.search`,
  cap: number = limits.countCap,
): Promise<{ rows: Row[]; total: number; total_capped: boolean }> {
  const { page, size, walk } = asked
  const { words, findsNothing, id, order, direction } = readAsked(asked, table, sortedBy)
  if (findsNothing) return { rows: [], total: 0, total_capped: false }
  const searching = words.length > 0 ? query.where(hasWordsBeginning(searched, words)) : query
  const sorted = (some: typeof query) => some.orderBy(order, direction).orderBy(id, direction)
  if (walk) return walk.rowsOf(sorted(searching), id, size)
  const [from, most] = [page * size, cap + 1]
  const pageOf = async (found: typeof query) => (await sorted(found).offset(from).limit(size).execute()) as Row[]
  if (words.length === 0) return { rows: await pageOf(query), ...(await cappedCount(db, query, cap)) }
  // The planner never estimates a word's beginning as rare, and would walk the whole list in its order for words that hardly any row has.
  // So the matching rows are read first, in any order, up to a limit. Only where there are many the list is walked, and a page is soon
  // full.
  const found = searching
  const some = await found.clearSelect().select(id.as('id')).limit(sql.lit(most)).execute()
  const ids = some.map((row) => (row as { id: number }).id)
  const count = capped(ids.length, cap)
  if (ids.length === 0) return { rows: [], ...count }
  const few = query.where(sql<boolean>`${id} = any(${ids}::bigint[])`)
  return { rows: await pageOf(count.total_capped ? found : few), ...count }
}

/** The words and the order that the query of a list asks for. A search of nothing but punctuation finds nothing. */
function readAsked<Field extends string>(
  { sort, q }: PageQuery<Field>,
  table: string,
  sortedBy: Readonly<Record<Field, string | RawBuilder<unknown>>>,
) {
  const { field, direction } = parseSort(sort)
  const words = searchWords(q)
  const column: string | RawBuilder<unknown> = sortedBy[field]
  const order = typeof column === 'string' ? sql.ref(`${table}.${column}`) : column
  return { words, findsNothing: q !== '' && words.length === 0, id: sql.ref<number>(`${table}.id`), order, direction }
}

interface ListByIds<DB, Tables extends keyof DB & string, Counted extends keyof DB, Row, Field extends string> {
  readonly table: Tables
  readonly sortedBy: Readonly<Record<Field, string | RawBuilder<unknown>>>
  readonly searched?: string | RawBuilder<unknown>
  /** The rows of the list, with the tables that its order and its search need. */
  readonly found: SelectQueryBuilder<DB, Tables, unknown>
  /** The same rows, where a query with fewer tables can count them. */
  readonly counted?: SelectQueryBuilder<DB, Counted, unknown> | undefined
  /** The columns of any rows that the viewer may see. The statement is planned once, so that its text must not vary with the list's query. */
  readonly columns: SelectQueryBuilder<DB, Tables, Row>
}

/**
 * As readPage, for lists with many columns: one statement reads the ids of the page and the number of rows, another the columns of these
 * ids. So the columns are not read of rows on earlier pages, and not planned for each page.
 */
export async function readPageByIds<
  DB,
  Tables extends keyof DB & string,
  Row extends { readonly id: number },
  Field extends string,
  Counted extends keyof DB = Tables,
>(
  db: Reader,
  asked: PageQuery<Field>,
  { table, sortedBy, searched = `${table}.search`, found, counted, columns }: ListByIds<DB, Tables, Counted, Row, Field>,
): Promise<{ rows: Row[]; total: number; total_capped: boolean }> {
  const { page, size, walk } = asked
  const { words, findsNothing, id, order, direction } = readAsked(asked, table, sortedBy)
  if (findsNothing) return { rows: [], total: 0, total_capped: false }
  const rowsOf = async (ids: readonly number[]): Promise<Row[]> => {
    if (ids.length === 0) return []
    const rows = await plannedOnce(db, columns.where(sql<boolean>`${id} = any(${ids}::bigint[])`))
    const rowOf = new Map((rows as Row[]).map((row) => [row.id, row]))
    return ids.flatMap((one) => rowOf.get(one) ?? [])
  }
  const searching = words.length > 0 ? found.where(hasWordsBeginning(searched, words)) : found
  const withIds = searching.select(id.as('id')) as unknown as SelectQueryBuilder<DB, Tables, { id: number }>
  const sorted = withIds.orderBy(order, direction).orderBy(id, direction)
  const idsOf = async (some: typeof sorted) => (await some.execute()).map((row) => row.id)
  if (walk) {
    const { ids, total } = await walk.next(size, (most) => idsOf(sorted.limit(most)))
    return { rows: await rowsOf(ids), total, total_capped: false }
  }
  if (words.length === 0) {
    const { ids, ...count } = await readIdsAndCount(db, sorted, { page, size }, counted)
    return { rows: await rowsOf(ids), ...count }
  }
  // Matching rows are read first, up to a limit, for the reason in readPage.
  const some = withIds.select(sql`${order}`.as('place')).limit(sql.lit(limits.countCap + 1))
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with matching as materialized (${some})
    select array(select id from matching order by place ${way}, id ${way} limit ${size} offset ${page * size}) as ids,
      (select count(*)::integer from matching) as count`.execute(db)
  const { ids = [], count = 0 } = rows[0] ?? {}
  const total = capped(count, limits.countCap)
  const wanted = total.total_capped ? await idsOf(sorted.offset(page * size).limit(size)) : ids
  return { rows: await rowsOf(wanted), ...total }
}

/**
 * Counts the rows of a query up to `cap`, so that a growing list costs the same. The order of the query selects the index to count along.
 */
export async function cappedCount<DB, Tables extends keyof DB, Row>(
  db: Reader,
  query: SelectQueryBuilder<DB, Tables, Row>,
  cap: number = limits.countCap,
): Promise<{ total: number; total_capped: boolean }> {
  const { rows } = await countUpTo(query, cap).execute(db)
  return capped(rows[0]?.count ?? 0, cap)
}

/** The same up to `limits.countCap`, for a query that suits `plannedOnce`. */
export async function plannedCount<DB, Tables extends keyof DB, Row>(
  db: Reader,
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<{ total: number; total_capped: boolean }> {
  const [counted] = await plannedOnce(db, countUpTo(query, limits.countCap))
  return capped(counted?.count ?? 0, limits.countCap)
}

/**
 * The ids of a page of a sorted query and its count up to `limits.countCap`, in one statement, because each costs both programs time.
 * `counted` has the same rows with fewer tables.
 */
export async function readIdsAndCount<DB, Tables extends keyof DB, Counted extends keyof DB = Tables>(
  db: Reader,
  sorted: SelectQueryBuilder<DB, Tables, { id: number }>,
  { page, size }: { readonly page: number; readonly size: number },
  counted?: SelectQueryBuilder<DB, Counted, unknown>,
): Promise<{ ids: number[]; total: number; total_capped: boolean }> {
  const ids = sorted.offset(page * size).limit(size)
  const count = counted ? countUpTo(counted, limits.countCap) : countUpTo(sorted.clearOrderBy(), limits.countCap)
  const { rows } = await sql<{ ids: number[]; count: number }>`select array(${ids}) as ids, (${count}) as count`.execute(db)
  const [found] = rows
  return { ids: found?.ids ?? [], ...capped(found?.count ?? 0, limits.countCap) }
}

function countUpTo<DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>, cap: number) {
  const some = query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(sql.lit(cap + 1))
  return sql<{ count: number }>`select count(*)::integer as count from (${some}) as counted`
}

/** A count that stopped above `cap`, as it goes over the wire. */
export function capped(count: number, cap: number): { total: number; total_capped: boolean } {
  return { total: Math.min(count, cap), total_capped: count > cap }
}
