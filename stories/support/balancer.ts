import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A load balancer that asks /readyz, as HAProxy does, and shares requests among the servers that are ready, one after the other. */
export interface Balancer {
  readonly url: string
  /** Sends requests to a server from now on, whenever it is ready. */
  add(url: string): void
  remove(url: string): void
  /** Requests that no server has answered. */
  readonly unanswered: readonly string[]
  stop(): Promise<void>
}

const betweenChecksMs = 100

export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>()
  const unanswered: string[] = []
  let turn = 0

  const check = async (server: string) => {
    const answer = await fetch(`${server}/readyz`).catch(() => undefined)
    if (ready.has(server)) ready.set(server, answer?.ok === true)
  }
  const checks = setInterval(() => void Promise.all([...ready.keys()].map(check)), betweenChecksMs)

  const next = (tried: ReadonlySet<string>) => {
    const servers = [...ready].flatMap(([server, isReady]) => (isReady && !tried.has(server) ? [server] : []))
    turn += 1
    return servers[turn % servers.length]
  }
  const pass = (incoming: IncomingMessage, answer: ServerResponse, tried: Set<string>): void => {
    const server = next(tried)
    if (!server) {
      unanswered.push(`${incoming.method} ${incoming.url}`)
      answer.writeHead(502).end()
      return
    }
    const { method, url, headers } = incoming
    const sent = request(new URL(url ?? '/', server), { method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Only a connection that was never made may be tried elsewhere: otherwise a change could be made twice.
      if (error.code === 'ECONNREFUSED') return pass(incoming, answer, tried.add(server))
      if (!answer.destroyed) unanswered.push(`${method} ${url}: ${error.message}`)
      return answer.headersSent ? answer.destroy() : answer.writeHead(502).end()
    })
    answer.on('close', () => sent.destroy())
    incoming.pipe(sent)
  }
  const listening = createServer((incoming, answer) => pass(incoming, answer, new Set()))
  await new Promise<void>((resolve) => listening.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(listening.address() as AddressInfo).port}`,
    add: (server) => void ready.set(server, true),
    remove: (server) => void ready.delete(server),
    unanswered,
    async stop() {
      clearInterval(checks)
      listening.closeAllConnections()
      await new Promise((resolve) => listening.close(resolve))
    },
  }
}
