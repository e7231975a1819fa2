import pg from 'pg'
import { runLongQuery } from './long-query.ts'
import { nameOf, readTables, type SequenceState, type StoredTable } from './table-reading.ts'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

interface Index {
  readonly name: string
  readonly definition: string
}

export interface Filling {
  /** Inserts rows, given as the JSON of an array of arrays of texts. Returns how many there were. */
  insert(rows: string): Promise<number>
}

/**
 * Empties all tables of the schema public and suspends their foreign keys, triggers and indexes, so that rows can be inserted in any order,
 * quickly, and exactly as they were. Needs the owner of the tables. Returns the function that puts all of them back, and so checks all rows.
 */
export async function suspendRules(client: pg.ClientBase): Promise<() => Promise<void>> {
  const tables = (await readTables(client)).map(nameOf)
  const { rows: keys } = await client.query<ForeignKey>(
    `select format('%I.%I', nspname, relname) as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where contype = 'f' and nspname = 'public' and conparentid = 0 order by conname`,
  )
  // Constraints keep their indexes; the others are built much faster over all rows than row by row.
  const { rows: indexes } = await client.query<Index>(
    `select format('%I.%I', nspname, relname) as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'public' and not exists (select from pg_constraint where conindid = indexrelid) order by relname`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  if (tables.length > 0) await runLongQuery(client, `truncate ${tables.join(', ')} restart identity`)
  return async () => {
    for (const { definition } of indexes) await runLongQuery(client, definition)
    for (const { table, name, definition } of keys)
      await runLongQuery(client, `alter table ${table} add constraint ${name} ${definition}`)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}

/**
 * Prepares the inserting of archived rows into a table. Columns that it has no more are left out when `leaveOut` allows.
 * @throws when the table or one of the columns does not exist
 */
export async function prepareFilling(client: pg.ClientBase, table: StoredTable, leaveOut = false): Promise<Filling> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
    [nameOf(table)],
  )
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  const unknown = table.columns.find((column) => !types.has(column))
  if (types.size === 0 || (unknown && !leaveOut)) throw new Error(`there is no column ${unknown ?? ''} in ${nameOf(table)}`)
  if (!leaveOut && types.size !== table.columns.length) throw new Error(`${nameOf(table)} has other columns`)
  const places = table.columns.flatMap((column, place) => {
    const type = types.get(column)
    return type ? [{ column: pg.escapeIdentifier(column), value: `(stored->>${place})::${type}` }] : []
  })
  const text = `insert into ${nameOf(table)} (${places.map(({ column }) => column).join(', ')}) overriding system value
    select ${places.map(({ value }) => value).join(', ')} from jsonb_array_elements($1::jsonb) as stored`
  return {
    insert: async (stored) => (await runLongQuery(client, text, [stored])).rowCount ?? 0,
  }
}

/** Lets the identity columns go on after the numbers that were given. */
export async function setSequences(client: pg.ClientBase, sequences: readonly SequenceState[]): Promise<void> {
  for (const { table, column, last } of sequences)
    await client.query(`select setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint)`, [
      `public.${pg.escapeIdentifier(table)}`,
      column,
      last,
    ])
}
