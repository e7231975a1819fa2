import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Reader } from './database.ts'

/**
 * Runs a query as a named statement, which PostgreSQL plans once per connection; planning takes longer than running it. For frequent
 * queries whose best plan is the same for all values. Constants must be literals, so that the plan uses them. The text must not vary with
 * the values, because each text stays in memory. What it selects must be named column by column: after a migration that adds a column to a
 * `*`, PostgreSQL refuses the plan on every connection that an older process has open.
 */
export async function plannedOnce<Row>(db: Reader, query: Query<Row>): Promise<Row[]> {
  const compiled = query.compile(db)
  if (!names.has(compiled.sql)) names.set(compiled.sql, `plan_${names.size + 1}`)
  const { rows } = await db.executeQuery(compiled)
  return rows
}

export interface Query<Row> {
  compile(db: Reader): CompiledQuery<Row>
}

const names = new Map<string, string>()

/** A client that sends the queries of `plannedOnce` as named statements, because Kysely passes only text and values. */
export class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.query = ((...words: unknown[]) => Reflect.apply(super.query, this, named(words))) as typeof this.query
  }
}

function named(words: unknown[]): unknown[] {
  const [text, values] = words
  const name = typeof text === 'string' && Array.isArray(values) ? names.get(text) : undefined
  return name === undefined ? words : [{ name, text, values }]
}
