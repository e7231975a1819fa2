import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from '../database/database.ts'
import { filesUnder } from './files-under.ts'

const server = fileURLToPath(new URL('..', import.meta.url))

/** Every `<feature>.tables.sql`, as path and text. */
export async function tableFiles(): Promise<{ path: string; text: string }[]> {
  const paths = (await filesUnder(server)).filter((path) => path.endsWith('.tables.sql'))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
}

/**
 * Creates what the files of tables describe in an empty database. Features refer to each other in both directions, so a statement whose
 * tables or functions do not exist yet is tried again after the others. Returns the statements in the order in which they ran.
 * @throws the error of PostgreSQL when statements are left that cannot run
 */
export async function createTables(pool: Database['pool']): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const ran: string[] = []
    let waiting = (await tableFiles()).flatMap(({ text }) => statementsOf(text))
    while (waiting.length > 0) {
      const failed: { statement: string; error: unknown }[] = []
      for (const statement of waiting) {
        await client.query('savepoint statement')
        try {
          await client.query(statement)
          await client.query('release savepoint statement')
          ran.push(statement)
        } catch (error) {
          await client.query('rollback to savepoint statement')
          failed.push({ statement, error })
        }
      }
      if (failed.length === waiting.length)
        throw new Error(`This cannot run:\n${failed.map(({ statement, error }) => `${statement}\n=> ${error}`).join('\n')}`)
      waiting = failed.map(({ statement }) => statement)
    }
    await client.query('commit')
    return ran
  } finally {
    client.release(true)
  }
}

const token = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|\bbegin atomic\b[\s\S]*?\bend(?=\s*;)|;/gi

/** The statements of a file. A semicolon in a comment, a text or the body of a function ends none. */
export function statementsOf(file: string): string[] {
  const ends = [...file.matchAll(token)].filter(([found]) => found === ';').map(({ index }) => index)
  return ends.map((end, place) => file.slice(place === 0 ? 0 : ends[place - 1]! + 1, end).trim())
}

/** Each object of the schema public with its definition as PostgreSQL prints it, sorted. */
export async function describeSchema(pool: Database['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select line from (
      select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end || ' identity:' || a.attidentity::text || ' generated:' || a.attgenerated::text
        || ' storage:' || a.attstorage::text || coalesce(' collate ' || l.collname, '') || coalesce(' = ' || pg_get_expr(d.adbin, d.adrelid), '') as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
      union all
      select 'options of ' || relname || ' ' || reloptions::text from pg_class
      where relnamespace = 'public'::regnamespace and reloptions is not null
      union all
      select 'constraint ' || c.relname || '.' || k.conname || ' ' || pg_get_constraintdef(k.oid)
      from pg_constraint k join pg_class c on c.oid = k.conrelid where k.connamespace = 'public'::regnamespace and k.contype <> 'n'
      union all
      select 'index ' || indexdef from pg_indexes where schemaname = 'public'
      union all
      select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
      union all
      select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      union all
      select 'collation ' || collname || ' ' || collprovider::text from pg_collation where collnamespace = 'public'::regnamespace
      union all
      select 'text search ' || c.cfgname || ' ' || m.maptokentype || ' ' || string_agg(d.dictname, ', ' order by m.mapseqno)
      from pg_ts_config c join pg_ts_config_map m on m.mapcfg = c.oid join pg_ts_dict d on d.oid = m.mapdict
      where c.cfgnamespace = 'public'::regnamespace group by c.cfgname, m.maptokentype
      union all
      select 'extension ' || extname from pg_extension
    ) as everything order by line collate "C"`)
  return rows.map(({ line }) => line)
}

/** Each row of the schema public as JSON, sorted; every instant is the same. */
export async function describeRows(pool: Database['pool']): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(one)::text as row from ${name} as one`)
    lines.push(...rows.map(({ row }) => `row of ${name} ${row.replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"an instant"')}`))
  }
  return lines.sort()
}
