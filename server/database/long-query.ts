import type pg from 'pg'

/** Runs a query with a timeout of a day: one that builds an index or waits for another process's migration. */
export function runLongQuery(client: pg.PoolClient, text: string, values?: unknown[]) {
  const query = { text, values, query_timeout: 86_400_000 }
  return client.query(query)
}
