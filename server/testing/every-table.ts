import pg from 'pg'
import type { Database } from '../database/database.ts'

interface Column {
  readonly name: string
  readonly type: string
  /** Whether a row may leave it out. */
  readonly optional: boolean
  /** A value of the column that it refers to, as SQL. */
  readonly referred: string | null
  /** The definitions of the checks that name it. */
  readonly checks: readonly string[]
}

/** Values that a column's type and checks do not define. */
const special: Record<string, string> = {
  'figure_runs.counts_form': '2',
  'interview_kits.scale': '4',
  'imported_records.vacancy_id': 'null',
  'imported_records.application_id': 'null',
  'imported_records.reason_id': 'null',
  'probable_duplicates.newer_id': '(select max(id) from users)',
  'question_difficulties.lack': 'null',
  'read_log.list': 'null',
}

/**
 * Adds a made-up row to every empty table of a PostgreSQL database, without triggers, so that a copy can be compared table by table.
 * Returns the tables that took none, with the reasons.
 */
export async function fillEmptyTables({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string>> {
  const client = await pool.connect()
  let failed: Record<string, string> = {}
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    // A row of one table may be what another one refers to.
    for (let round = 0; round < 3; round += 1) {
      failed = {}
      for (const table of await emptyTables(client)) {
        const reason = await fillTable(client, table)
        if (reason) failed[table] = reason
      }
    }
    await client.query('commit')
  } finally {
    client.release(true)
  }
  return failed
}

async function emptyTables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  const empty: string[] = []
  for (const { name } of rows)
    if ((await client.query(`select from ${pg.escapeIdentifier(name)} limit 1`)).rows.length === 0) empty.push(name)
  return empty
}

async function fillTable(client: pg.PoolClient, table: string): Promise<string> {
  const columns = await readColumns(client, table)
  let reason = ''
  for (const some of [columns, columns.filter(({ optional }) => !optional)]) {
    const values = some.map((column) => special[`${table}.${column.name}`] ?? column.referred ?? madeUp(column))
    const names = some.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
    await client.query('savepoint made_up')
    try {
      const into = `insert into ${pg.escapeIdentifier(table)}`
      await client.query(
        some.length === 0 ? `${into} default values` : `${into} (${names}) overriding system value select ${values.join(', ')}`,
      )
      return ''
    } catch (error) {
      reason = (error as Error).message
      await client.query('rollback to savepoint made_up')
    }
  }
  return reason
}

async function readColumns(client: pg.PoolClient, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type,
       not attnotnull or atthasdef or attidentity <> '' as optional,
       (select format('(select %I from %I order by 1 limit 1)', referred.attname, other.relname)
        from pg_constraint join pg_class as other on other.oid = confrelid
          join pg_attribute as referred on referred.attrelid = confrelid and referred.attnum = confkey[array_position(conkey, pg_attribute.attnum)]
        where conrelid = pg_attribute.attrelid and contype = 'f' and pg_attribute.attnum = any(conkey) limit 1) as referred,
       array(select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = pg_attribute.attrelid and contype = 'c' and pg_attribute.attnum = any(conkey)) as checks
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
     order by attnum`,
    [`public.${pg.escapeIdentifier(table)}`],
  )
  return rows
}

/** A value that the checks of a column probably allow, as SQL. */
function madeUp({ name, type, checks }: Column): string {
  const allowed = checks.map((check) => new RegExp(`\\(?${name} = ANY \\(ARRAY\\['([^']*)'`).exec(check)?.[1]).find(Boolean)
  if (allowed !== undefined) return `'${allowed}'`
  if (type === 'text' || type.startsWith('character')) return `'ñ ''"\\' || chr(9) || chr(10) || '😀'`
  if (type === 'boolean') return 'true'
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'bytea') return `decode(repeat('00ff', 16), 'hex')`
  if (type === 'jsonb' || type === 'json') return `'{"ñ": [1.50, null, "\\\\"]}'`
  if (type.endsWith('[]')) return `'{}'`
  if (type.startsWith('timestamp')) return `now() - interval '1 day 0.000001 seconds'`
  if (type === 'date') return 'current_date'
  return '1'
}
