import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: string
}

/**
 * Another installation at an address of its own on this machine: `answerOf` behind an HTTP server. A test may answer a path otherwise, as a
 * hostile site would.
 */
export async function serveForeignSite(answerOf: (path: string) => Promise<Answer>) {
  const asked: string[] = []
  const instead = new Map<RegExp, Answer>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const other = [...instead].find(([pattern]) => pattern.test(path))?.[1]
    const { status = 200, headers = {}, body = '' } = other ?? (await answerOf(path))
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, instead, stop }
}
