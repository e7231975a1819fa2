import type pg from 'pg'

/** Extensions that migration 0001 needs, in any schema. */
export const extensions = ['unaccent', 'pg_trgm'] as const

/** Settings that the program relies on; a database or a role may have other defaults. */
const settings = {
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
  default_transaction_isolation: 'read committed',
  plan_cache_mode: 'auto',
} as const

const searchPath = `select concat_ws(', ', 'public', (
  select string_agg(distinct quote_ident(nspname), ', ') from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname = any ($2) and nspname <> 'public'
))`

/**
 * Makes the settings that the program relies on, on a new connection. They are not connection parameters, because a pooler may refuse
 * those.
 */
export async function applySettings(client: pg.ClientBase, statementMs: number): Promise<void> {
  const all = { ...settings, statement_timeout: String(statementMs) }
  await client.query(
    `select set_config(name, value, false) from json_each_text($1) as given (name, value)
     union all select set_config('search_path', (${searchPath}), false)`,
    [JSON.stringify(all), [...extensions]],
  )
}
