import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { createApp } from '../../app.ts'
import { routesOf } from '../../routes.ts'
import { behindServer } from '../../start-in-background.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import type { BackgroundProcess } from './background-process.ts'
import { answerAfterBodies, type ForwardLimits } from './forward.ts'

const site = sharedTestApp()
const where = `${listUsersEndpoint.path}/export?q=forwarded`
const ask = { format: 'csv', language: 'es' }
let colleague: TestPerson
let other: TestPerson

beforeAll(async () => {
  colleague = await site.person({ role: 'administrator' })
  other = await site.person({ role: 'administrator' })
})

/** A background process at this address; away without one. */
function processAt(address: string | undefined): BackgroundProcess {
  const aborted = (signal: AbortSignal) =>
    new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
  return { worker: false, start() {}, socket: async (signal) => address ?? aborted(signal), stop: async () => {} }
}

async function socketAddress(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cantera-forward-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return path.join(folder, 'calls')
}

/** A server process that listens, before a background process at this address. */
async function serverBefore(address: string | undefined, forwardLimits: Partial<ForwardLimits> = {}) {
  const app = await createApp(site.platform, { background: processAt(address), forwardLimits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    send: (token: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${where}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': '9.9.9.9' },
        body: JSON.stringify(ask),
        ...init,
      }),
  }
}

/** Answers at a socket instead of the product, so that a test decides when and how. */
async function answering(listener: RequestListener): Promise<{ address: string; server: Server }> {
  const address = await socketAddress()
  const server = createServer(listener).listen(address)
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return { address, server }
}

test('OPS-07 P10 a heavy call gets the answer of the background process: status, file, name, errors and id', async () => {
  const address = await socketAddress()
  const seen: unknown[] = []
  const beside = await createApp({ ...site.platform, config: { ...site.platform.config, ...behindServer } })
  answerAfterBodies(beside)
  beside.addHook('onRequest', async ({ ip, id, host }) => void seen.push({ ip, id, host }))
  await beside.listen({ path: address })
  onTestFinished(() => beside.close())
  const { send, url } = await serverBefore(address)

  const answer = await send(colleague.token)
  const alone = await site.app.inject({
    method: 'POST',
    url: where,
    headers: { authorization: `Bearer ${colleague.token}` },
    body: ask,
  })
  expect(answer.status).toBe(200)
  const names = ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options']
  for (const name of names) expect([name, answer.headers.get(name)]).toEqual([name, alone.headers[name]])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(alone.rawPayload)
  expect(seen).toEqual([{ ip: '127.0.0.1', id: answer.headers.get('x-request-id'), host: new URL(url).host }])

  const wrong = await send(colleague.token, { body: JSON.stringify({ format: 'tablet' }) })
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { error_message: 'errors.fields' }])
  const large = await send(colleague.token, { body: `"${'a'.repeat(3_000_000)}"` })
  expect([large.status, await large.json()]).toMatchObject([413, { error_message: 'errors.body_too_large' }])
  expect(seen).toHaveLength(3)
})

test('OPS-07 P10 every file but a credential and a calendar is made in the background', () => {
  const light = routesOf(site.platform).filter(({ endpoint }) => endpoint.file && !endpoint.heavy)
  expect(light.map(({ endpoint }) => endpoint.file).sort()).toEqual(['application/jwt', 'text/calendar'])
})

test('OPS-07 P10 callers who are not admitted never reach the background process', async () => {
  const { address } = await answering(() => expect.unreachable())
  const { send } = await serverBefore(address)
  expect((await send('nobody-has-this-token-1234')).status).toBe(401)
  expect((await send((await site.person()).token)).status).toBe(403)
})

test('OPS-07 P10 few heavy calls run at once, callers take turns, and too many of one are refused', async () => {
  const arrived: string[] = []
  const waiting: (() => void)[] = []
  const { address } = await answering(async (request, response) => {
    arrived.push(request.headers.authorization === `Bearer ${other.token}` ? 'other' : 'colleague')
    request.resume()
    await new Promise<void>((resolve) => waiting.push(resolve))
    response.end('done')
  })
  const { send } = await serverBefore(address, { atOnce: 2, mostInLine: 3 })
  // When the last of them is refused, all others of its caller run or wait.
  const ofColleague = Array.from({ length: 6 }, () => send(colleague.token))
  const refused = await Promise.race(ofColleague)
  const ofOther = Array.from({ length: 4 }, () => send(other.token))
  await Promise.race(ofOther)
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
    503,
    '10',
    { error_message: 'errors.unavailable', request_id: refused.headers.get('x-request-id') },
  ])
  await expect.poll(() => waiting.length).toBe(2)
  waiting.shift()?.()
  await expect.poll(() => arrived.length).toBe(3)
  waiting.shift()?.()
  await expect.poll(() => arrived.length).toBe(4)
  expect(arrived.slice(0, 2)).toEqual(['colleague', 'colleague'])
  expect(arrived.slice(2).toSorted()).toEqual(['colleague', 'other'])
  while (arrived.length < 8 || waiting.length > 0) {
    waiting.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const statuses = (await Promise.all([...ofColleague, ...ofOther])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(8).fill(200), 503, 503])
})

test('OPS-07 P10 a call that gets no turn, or meets a process that is away, is 503 and hangs nowhere', async () => {
  let count = 0
  const { address } = await answering((request) => {
    count += 1
    request.resume()
  })
  const { send } = await serverBefore(address, { atOnce: 1, waitMs: 200 })
  const leave = new AbortController()
  const first = send(colleague.token, { signal: leave.signal }).catch(() => 'left')
  await expect.poll(() => count).toBe(1)
  const second = await send(other.token)
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '10'])
  leave.abort()
  expect(await first).toBe('left')

  for (const away of [undefined, await socketAddress()]) {
    const before = await serverBefore(away, { waitMs: 50 })
    const answer = await before.send(colleague.token)
    expect([answer.status, await answer.json()]).toMatchObject([503, { error_message: 'errors.unavailable' }])
  }
})

test('OPS-07 P10 a client who leaves ends the call in the background process and frees its place', async () => {
  const left = Promise.withResolvers<void>()
  let count = 0
  const { address } = await answering((request, response) => {
    count += 1
    request.resume()
    if (count > 1) return void response.end('next')
    response.once('close', () => left.resolve())
  })
  const { send } = await serverBefore(address, { atOnce: 1 })
  const leave = new AbortController()
  const first = send(colleague.token, { signal: leave.signal }).catch(() => 'left')
  await expect.poll(() => count).toBe(1)
  leave.abort()
  await left.promise
  expect(await first).toBe('left')
  expect(await (await send(other.token)).text()).toBe('next')
})

test('OPS-07 P10 an answer that breaks off in the background process is broken for the client', async () => {
  const { address } = await answering((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/csv' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  const { send } = await serverBefore(address)
  const answer = await send(colleague.token)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
})

test('OPS-07 P10 an upload passes while it arrives, and an early answer ends it', async () => {
  const { address } = await answering(async (request, response) => {
    if (request.headers['x-early']) return void response.writeHead(429).end('early')
    response.end(String((await buffer(request)).length))
  })
  const { url } = await serverBefore(address)
  const upload = (headers: Record<string, string>) =>
    fetch(`${url}/api/imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${colleague.token}`, 'content-type': 'multipart/form-data; boundary=x', ...headers },
      body: Buffer.alloc(8_000_000),
    })
  expect(await (await upload({})).text()).toBe('8000000')
  const early = await upload({ 'x-early': '1' })
  expect([early.status, await early.text()]).toEqual([429, 'early'])
})

test('OPS-07 P10 a background process that dies during an upload makes it 503, and the connection goes on', async () => {
  const { address } = await answering((request) => void request.once('data', () => request.socket.destroy()))
  const { url } = await serverBefore(address)
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(`${url}/api/imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${colleague.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(8_000_000),
    })
    expect([answer.status, await answer.json()]).toMatchObject([503, { error_message: 'errors.unavailable' }])
  }
})

test('OPS-07 P10 a client who reads slowly holds the place of their call for a bounded time', async () => {
  const much = Buffer.alloc(64_000_000)
  const { address } = await answering((request, response) => {
    request.resume()
    response.end(request.method === 'GET' ? much : 'next')
  })
  const { url, send } = await serverBefore(address, { atOnce: 1, holdMs: 200 })
  const slow = await new Promise<IncomingMessage>((resolve) =>
    get(`${url}/api/compliance/pdf?language=es`, { headers: { authorization: `Bearer ${colleague.token}` } }, resolve),
  )
  slow.pause()
  expect(await (await send(other.token)).text()).toBe('next')
  expect((await text(slow)).length).toBe(much.length)
})

test('OPS-07 P10 the body of a call that has none in its contract never reaches the background process', async () => {
  const seen: unknown[] = []
  const { address } = await answering(async (request, response) => {
    seen.push([request.method, request.url, (await buffer(request)).length])
    response.end('done')
  })
  const { url } = await serverBefore(address)
  const hidden = 'POST /oauth/token HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.9\r\nContent-Length: 0\r\n\r\n'
  const called = ['GET /api/compliance/pdf?language=es', 'POST /api/users/own-data']
  for (const line of called) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const head = [`${line} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${colleague.token}`, 'Content-Type: application/json']
    socket.write([...head, 'Transfer-Encoding: chunked', '', hidden.length.toString(16), hidden, ''].join('\r\n'))
    // The body has no end: the answer waits for none.
    const [received] = await once(socket, 'data')
    expect(String(received)).toMatch(/^HTTP\/1\.1 200 /)
  }
  expect(seen).toEqual(called.map((line) => [...line.split(' '), 0]))
})

test('OPS-07 P10 callers who are no staff hold one place of heavy calls together, so staff get the others', async () => {
  const arrived: (string | undefined)[] = []
  const { address } = await answering((request, response) => {
    arrived.push(request.url)
    if (request.url === where) response.end('done')
  })
  const { url, send } = await serverBefore(address, { atOnce: 2, waitMs: 500 })
  const candidates = [await site.person(), await site.person()]
  const left = new AbortController()
  const theirs = candidates.map(async ({ token }) => {
    const init = { method: 'POST', headers: { authorization: `Bearer ${token}` }, signal: left.signal }
    return (await fetch(`${url}/api/users/own-data`, init).catch(() => undefined))?.status
  })
  await expect.poll(() => arrived.length).toBe(1)
  expect(await (await send(colleague.token)).text()).toBe('done')
  expect(await Promise.race(theirs)).toBe(503)
  left.abort()
  expect(arrived).toEqual(['/api/users/own-data', where])
})

test('OPS-07 P10 a client who sends slowly holds the place of their call for a bounded time', async () => {
  let count = 0
  const { address } = await answering(async (request, response) => {
    count += 1
    response.end(String((await buffer(request)).length))
  })
  const { url, send } = await serverBefore(address, { atOnce: 1, holdMs: 200 })
  const headers = { authorization: `Bearer ${colleague.token}`, 'content-type': 'multipart/form-data; boundary=x' }
  const slow = request(`${url}/api/imports`, { method: 'POST', headers })
  const answer = once(slow, 'response')
  slow.write('half')
  await expect.poll(() => count).toBe(1)
  expect((await send(other.token)).status).toBe(200)
  slow.end('rest')
  expect(await text((await answer)[0])).toBe('8')
})
