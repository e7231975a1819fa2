import type { Compilable } from 'kysely'
import type pg from 'pg'

/**
 * Runs a query that is asked all the time and whose best plan is the same for all values, as a named statement: PostgreSQL plans it
 * once per connection, which takes longer than carrying it out. Constants must be literals, so that they count for that plan. Not
 * for transactions: it takes a connection of its own.
 */
export async function plannedOnce<Row>(pool: Pick<pg.Pool, 'connect'>, query: Compilable<Row>): Promise<Row[]> {
  const { sql: text, parameters } = query.compile()
  const client = await pool.connect()
  try {
    const { rows } = await client.query({ name: nameOf(text), text, values: [...parameters] })
    return rows as Row[]
  } finally {
    client.release()
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `plan_${names.size + 1}`
  names.set(text, name)
  return name
}
