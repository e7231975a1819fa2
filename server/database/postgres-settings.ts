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

/**
 * The statements that give every new connection of this user in this database the same settings, for a pooler whose connections the program
 * cannot set. Undefined when they have all of them.
 */
export async function commandForSettings(pool: pg.Pool, statementMs: number): Promise<string | undefined> {
  const all = { ...settings, statement_timeout: String(statementMs) }
  const { rows } = await pool.query<{ command: string | null }>(
    `select string_agg(format('alter role %I in database %I set %s = %s;', current_user, current_database(), given.name, given.written), ' ') as command
     from (
       select name, value, quote_literal(value) as written from json_each_text($1) as given (name, value)
       union all select 'search_path', path, path from (${searchPath}) as wanted (path)
     ) as given
     join pg_settings on lower(pg_settings.name) = given.name
     where pg_settings.setting <> given.value`,
    [JSON.stringify(all), [...extensions]],
  )
  return rows[0]?.command ?? undefined
}
