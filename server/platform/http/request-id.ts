import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Ids as proxies make them: 8 to 64 letters, digits and signs that mean nothing in a log, a header or a page. */
const usable = /^[\w.:-]{8,64}$/

/**
 * The id of a request: that of the proxy in X-Request-Id, so that its log and ours name the same request, else a new one (OBS-02). Without
 * a trusted proxy the header is of the client, and is not taken.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, hasProxy: boolean): string {
  const given = headers['x-request-id']
  return hasProxy && typeof given === 'string' && usable.test(given) ? given : randomUUID()
}
