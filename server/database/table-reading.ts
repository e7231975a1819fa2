import pg from 'pg'
import { readAsText, runLongQuery } from './long-query.ts'

/** A table with the columns that have to be stored: generated ones follow from the others. */
export interface StoredTable {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
}

/** A sequence of an identity column. */
export interface SequenceState {
  readonly table: string
  readonly column: string
  /** The last number that it gave. */
  readonly last: string
}

export type TextRow = readonly (string | null)[]

const fetchedBytes = 1024 * 1024
const mostRows = 2000

/** Makes every engine and every server write the same text for the same value. */
const sameTexts = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, MDY'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
]

/** Lets a transaction last as long as a large table or file takes. */
const unhurried = ['set local statement_timeout = 0', 'set local idle_in_transaction_session_timeout = 0']

/** Begins the transaction that reads one state of all tables. */
export const beginReading = (client: pg.ClientBase) => beginWith(client, 'begin isolation level repeatable read read only')

/** Begins the transaction that fills a database. */
export const beginFilling = (client: pg.ClientBase) => beginWith(client, 'begin')

async function beginWith(client: pg.ClientBase, begin: string): Promise<void> {
  await client.query(begin)
  for (const statement of [...sameTexts, ...unhurried]) await client.query(statement)
}

export const nameOf = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

/** All tables of the schema public that survive a crash of the server, and one more if it is named. */
export async function readTables(client: pg.ClientBase, andTable?: { schema: string; name: string }): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select nspname::text as schema, relname::text as name, array(
       select attname::text from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and relpersistence = 'p' and not relispartition and (nspname = 'public' or (nspname = $1 and relname = $2))
     order by nspname desc, relname collate "C"`,
    [andTable?.schema ?? null, andTable?.name ?? null],
  )
  return rows
}

/** The rows of a table in batches of about a megabyte; each value is the text that PostgreSQL writes for it. */
export async function* readRows(client: pg.ClientBase, table: StoredTable, condition = 'true'): AsyncGenerator<TextRow[]> {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  await runLongQuery(
    client,
    `declare stored_rows no scroll cursor for select ${columns} from ${nameOf(table)} where ${condition}`,
  )
  let wanted = 100
  for (;;) {
    const rows = await readAsText(client, `fetch ${wanted} from stored_rows`)
    yield* splitRows(rows)
    if (rows.length < wanted) break
    const bytes = rows.reduce((sum, row) => sum + sizeOf(row), 1)
    wanted = Math.max(1, Math.min(mostRows, Math.round((rows.length * fetchedBytes) / bytes)))
  }
  await client.query('close stored_rows')
}

/** Batches of about a megabyte, or of one larger row: rows may be larger than those before, by which their number was chosen. */
function* splitRows(rows: readonly TextRow[]): Generator<TextRow[]> {
  let batch: TextRow[] = []
  let bytes = 0
  for (const row of rows) {
    const size = sizeOf(row)
    if (batch.length > 0 && bytes + size > fetchedBytes) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(row)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

const sizeOf = (row: TextRow) => row.reduce((sum, value) => sum + (value?.length ?? 0), 0)

/** The sequences behind identity columns as they are now, which may be later than the transaction: numbers are never given twice. */
export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ table: string; column: string; last: string | null }>(
    `select relname::text as table, attname::text as column,
       pg_sequence_last_value(pg_get_serial_sequence(format('public.%I', relname), attname)::regclass)::text as last
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence = 'p' and attidentity <> '' and not attisdropped
     order by relname collate "C"`,
  )
  return rows.flatMap(({ table, column, last }) => (last === null ? [] : [{ table, column, last }]))
}
