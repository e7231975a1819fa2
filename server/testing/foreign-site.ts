import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApp } from './app.ts'
import { makeResult } from './results.ts'
import { shareForTest } from './shared-results.ts'

interface Answer {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: string
}

/**
 * Another installation at an address of its own on this machine: `app` behind an HTTP server. A test may answer a path otherwise, as a
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

/** The path of an installation that answers as `site` does. */
export const answersOf = (site: TestApp) => async (url: string) => {
  const { statusCode, body } = await site.app.inject({ url })
  return { status: statusCode, body }
}

interface Wanted {
  readonly named?: boolean
  readonly right?: number
  readonly name?: readonly [first: string, last: string]
}

/** Shares a result at another installation. Returns its address, its file and the person who took the test. */
export async function shareAt(
  foreign: TestApp,
  { named = true, right = 9, name: [firstName, lastName] = ['Ana', 'Ríos'] }: Wanted = {},
) {
  const person = await foreign.person({ firstName, lastName })
  const made = await makeResult(foreign.platform, { texts: 0, right, userId: person.id })
  const shared = await shareForTest(foreign, { person, userSkill: made.userSkill }, { named })
  const { body: file } = await foreign.app.inject({ url: `/api/passport/${shared.token}/credential` })
  return { ...shared, file, person }
}
