import { sql } from 'kysely'
import type pg from 'pg'

const mark = '/* planned once */'

/**
 * At the end (`modifyEnd`) of a query that is asked all the time and whose best plan is the same for all values: PostgreSQL then plans
 * it once per connection, which takes longer than carrying it out. Constants must be literals, so that they count for that plan.
 */
export const plannedOnce = sql.raw(mark)

const names = new Map<string, string>()

/** Lets a new connection keep the plans of marked queries, as named statements. */
export function keepPlans(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown
  const named = (text: unknown, values: unknown, callback: unknown) =>
    typeof text === 'string' && text.endsWith(mark)
      ? query({ name: nameOf(text), text, values }, undefined, callback)
      : query(text, values, callback)
  client.query = named as typeof client.query
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `plan_${names.size + 1}`
  names.set(text, name)
  return name
}
