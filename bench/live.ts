import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { as, callers } from './callers.ts'
import { median, quantile } from './load.ts'
import type { RunningServer } from './servers.ts'
import { scaled } from './size.ts'

/** P18: from sending a move to its arrival; p99 over all listeners, in milliseconds. */
export interface LiveFigure {
  readonly product: number
  readonly bare: number
  readonly ratio: number
  readonly missed: number
}

const usualListeners = scaled(1000)
const events = 10

/** Each listener records the arrival of events. The bare twin broadcasts over the same NOTIFY to every connection. */
export async function measureLive(
  product: RunningServer,
  databaseUrl: string,
  pool: pg.Pool,
  board: string,
  listeners = usualListeners,
): Promise<LiveFigure> {
  const { rows: cards } = await pool.query<{ uuid: string; version: number; stage: string }>(
    `select uuid, version, stage from applications where vacancy_id = (select id from vacancies where uuid = $1) order by id desc limit $2`,
    [board, events + 1],
  )
  const bare = await startBare(databaseUrl)
  const ofProduct = await broadcast(`${product.url}/api/board/live/${board}`, listeners, (at) => {
    const { uuid, version, stage } = cards[at]!
    // A measurement before this one may have moved it.
    const name_board = stage === 'reject' ? 'apply' : 'reject'
    const body = JSON.stringify({ uuid_element: uuid, name_board, before: null, version })
    return post(`${product.url}/api/elements/change`, body)
  })
  const ofBare = await broadcast(`${bare.url}/live`, listeners, () => post(`${bare.url}/say`, '{}'))
  await bare.stop()
  return {
    product: ofProduct.p99,
    bare: ofBare.p99,
    ratio: ofProduct.p99 / ofBare.p99,
    missed: ofProduct.missed,
  }
}

async function broadcast(address: string, listeners: number, say: (at: number) => Promise<void>) {
  const agent = new Agent({ maxSockets: listeners, keepAlive: true })
  const delays: number[] = []
  const streams: IncomingMessage[] = []
  let begun = 0
  let waiting = 0
  let all = () => {}
  for (let number = 0; number < listeners; number += 1) {
    const sent = get(address, { agent, headers: as('recruiter', 1 + (number % callers.recruiters)) })
    const [stream] = (await once(sent, 'response')) as [IncomingMessage]
    if (stream.statusCode !== 200) throw new Error(`a listener was refused: ${stream.statusCode}`)
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (!text.includes('data:') || begun === 0) return
      delays.push(performance.now() - begun)
      waiting -= 1
      if (waiting === 0) all()
    })
    streams.push(stream)
  }
  for (let at = 0; at <= events; at += 1) {
    if (at === 1) delays.length = 0
    waiting = listeners
    const everybody = new Promise<void>((resolve) => {
      all = resolve
    })
    begun = performance.now()
    await say(at)
    await Promise.race([everybody, setTimeout(10_000)])
  }
  for (const stream of streams) stream.destroy()
  agent.destroy()
  const sorted = delays.sort((a, b) => a - b)
  return { p99: quantile(sorted, 0.99), p50: median(sorted), missed: listeners * events - sorted.length }
}

function post(address: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...as('recruiter', 1),
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }
    const sent = request(address, { method: 'POST', headers }, (answer) => {
      answer.resume()
      if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${address} answered ${answer.statusCode}`))
      else answer.once('end', () => resolve())
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function startBare(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('listen bench_live')
  const open = new Set<import('node:http').ServerResponse>()
  client.on('notification', ({ payload }) => {
    for (const response of open) response.write(`data: ${payload}\n\n`)
  })
  const server = createServer(async (asked, response) => {
    if (asked.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': open\n\n')
      open.add(response)
      response.on('close', () => open.delete(response))
      return
    }
    asked.resume()
    await client.query(`select pg_notify('bench_live', '{"kind":"moved"}')`)
    response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await client.end()
    },
  }
}
