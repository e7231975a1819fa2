import type pg from 'pg'

/** read_only_sql_transaction: the server is a standby, or whoever runs it lets nothing be written. */
export const readOnlyCode = '25006'

/**
 * Drops the connections of a pool that lead to a server which takes no writes. After a failover one address may lead to the former primary
 * for a moment. A connection that was made then answers reads, seems healthy, and would refuse every write for as long as it is open
 * (HAV-01). Once one of them has refused a write, those that were made before are dropped as well when they come back to the pool.
 */
export function dropReadOnlyConnections(pool: pg.Pool): void {
  const refusalsBefore = new WeakMap<pg.ClientBase, number>()
  let refusals = 0
  pool.on('connect', (client) => {
    refusalsBefore.set(client, refusals)
    const send = client.query
    client.query = ((...words: unknown[]) => {
      const answer: unknown = Reflect.apply(send, client, words)
      if (answer instanceof Promise)
        answer.catch((error: { code?: string }) => {
          if (error.code === readOnlyCode) refusals += 1
        })
      return answer
    }) as typeof client.query
  })
  // The pool gives up a connection that has ended when it comes back.
  pool.on('release', (_error, client) => {
    if ((refusalsBefore.get(client) ?? refusals) < refusals) (client as unknown as pg.Client).end().catch(() => {})
  })
}
