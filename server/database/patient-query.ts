import type pg from 'pg'

/** A query that may take as long as it needs: building an index or waiting for another process's migration. */
export function runPatiently(client: pg.PoolClient, text: string, values?: unknown[]) {
  const patient = { text, values, query_timeout: 86_400_000 }
  return client.query(patient)
}
