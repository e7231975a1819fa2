import type pg from 'pg'
import type { Database } from '../../database/database.ts'
import { runLongQuery } from '../../database/long-query.ts'
import { buildSchema } from '../../database/migrate.ts'
import { type Filling, prepareFilling, setSequences, suspendRules } from '../../database/table-filling.ts'
import { readTables } from '../../database/table-reading.ts'
import { tableKey } from './archive-parts.ts'
import type { VerifiedArchive } from './verified-archive.ts'

/** The queued work; finished jobs are not archived. */
export const jobTable = { schema: 'pgboss', name: 'job' } as const

/** Whether a database has no table of the product, and no queued work. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  if ((await readTables(client)).length > 0) return false
  const { rows } = await client.query<{ queue: string | null }>(`select to_regclass('pgboss.job')::text as queue`)
  if (!rows[0]?.queue) return true
  return (await client.query('select from pgboss.job limit 1')).rows.length === 0
}

/** Receives the rows of an archive within one transaction. */
export interface Fill {
  addRows(table: string, body: Buffer): Promise<void>
  /** Puts keys and triggers back, which checks all rows, and compares their number with the manifest. */
  finish(): Promise<void>
}

/** Builds the archive's schema in an empty database, in the transaction of the client, and prepares its tables. */
export async function beginFill(client: pg.ClientBase, { about, manifest }: VerifiedArchive): Promise<Fill> {
  const run = new Set(about.migrations.map(([name]) => name))
  await buildSchema(client, (name) => run.has(name))
  const resumeRules = await suspendRules(client)
  const made = new Set((await readTables(client, jobTable)).map(tableKey))
  const unknown = about.tables.find((table) => !made.has(tableKey(table)))
  if (unknown || made.size !== about.tables.length)
    throw new Error(`its tables are not those of its last migration${unknown ? `: ${unknown.name}` : ''}`)
  const fillings = new Map<string, Filling>()
  // The queue's tables are made by its library, whose newer version may lack a column.
  for (const table of about.tables)
    fillings.set(tableKey(table), await prepareFilling(client, table, table.schema === jobTable.schema))
  const inserted = new Map<string, number>()
  return {
    async addRows(table, body) {
      const count = (await fillings.get(table)?.insert(`[${body.toString().trimEnd().replaceAll('\n', ',')}]`)) ?? 0
      inserted.set(table, (inserted.get(table) ?? 0) + count)
    },
    async finish() {
      await resumeRules()
      await setSequences(client, manifest.sequences)
      // Nobody works on a job of the archive any more.
      await client.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
      for (const [table, { rows }] of Object.entries(manifest.tables))
        if ((inserted.get(table) ?? 0) !== rows) throw new Error(`${table} got ${inserted.get(table) ?? 0} of ${rows} rows`)
    },
  }
}

/** Lets the planner know the new rows. */
export async function analyse({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await runLongQuery(client, 'analyze')
  } finally {
    client.release(true)
  }
}
