import type pg from 'pg'

const longestMs = 86_400_000

/** Runs a query with a timeout of a day: one that builds an index or waits for another process's migration. */
export function runLongQuery(client: pg.ClientBase, text: string, values?: unknown[]) {
  const query = { text, values, query_timeout: longestMs }
  return client.query(query)
}

const asText = { getTypeParser: () => (value: unknown) => value } as unknown as pg.CustomTypesConfig

/** The same, with each value as the text that PostgreSQL writes for it. */
export async function readAsText(client: pg.ClientBase, text: string): Promise<(string | null)[][]> {
  const query = { text, query_timeout: longestMs, rowMode: 'array' as const, types: asText }
  return (await client.query(query)).rows
}
