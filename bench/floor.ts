import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { columnTypes } from '#server/database/type-parsers.ts'
import { decode, type Recording } from './recording.ts'

/*
 * A floor twin: a bare node:http handler that runs the same SQL over a pool of the same size and sends the same bytes, without
 * validation, login rules, logging. Reads repeat their recording; writes repeat one recording with the new call's own ids.
 */
const recordings = decode(readFileSync(process.env.RECORDINGS!, 'utf8'))
const byAddress = new Map(
  recordings
    .filter((one) => !one.writes)
    .map(({ shot, ...one }) => [addressOf(shot.method, shot.path, shot.headers), { shot, ...one }]),
)
const writes = recordings.filter((one) => one.writes)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL ?? 10), types: columnTypes })

createServer(async (request, response) => {
  const read = byAddress.get(addressOf(request.method, request.url, request.headers))
  const body = read ? await repeatRead(read) : await repeatWrite(recordingOf(request), request)
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')

/** The key of a read: two people get different answers at the same path. */
function addressOf(method = '', path = '', { authorization = '' }: { authorization?: string | undefined } = {}): string {
  return `${method} ${path} ${authorization}`
}

/** The recorded write with the same beginning of its address. */
function recordingOf({ method, url = '' }: IncomingMessage): Recording | undefined {
  const family = (address: string) => address.split('/').slice(0, 4).join('/')
  return writes.find(({ shot }) => shot.method === method && family(shot.path) === family(url))
}

async function repeatRead({ groups, body }: Recording): Promise<string> {
  for (const group of groups) await Promise.all(group.map(({ text, values }) => pool.query(text, values as unknown[])))
  return body
}

async function repeatWrite(recording: Recording | undefined, request: IncomingMessage): Promise<string> {
  if (!recording) return '{}'
  const body = await bodyOf(request)
  const known = knownValues(recording, request, body)
  const client = await pool.connect()
  try {
    for (const statement of recording.groups.flat()) {
      const result = await client.query(
        statement.text,
        statement.values.map((value) => translate(value, known)),
      )
      learn(statement.rows, result.rows ?? [], known)
    }
  } catch (error) {
    await client.query('rollback')
    console.error(error)
    throw error
  } finally {
    client.release()
  }
  return recording.body
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
type Known = Map<string, unknown>

function knownValues({ shot, tokenHash }: Recording, request: IncomingMessage, body: string): Known {
  const known: Known = new Map()
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token && tokenHash) known.set(tokenHash, createHash('sha256').update(token).digest())
  const [was, is] = [words(shot.path + (shot.body ?? '')), words(request.url + body)]
  for (const [index, word] of was.entries()) if (word !== is[index] || uuid.test(word)) known.set(word, is[index])
  return known
}

const words = (text: string) => text.split(/[^\w-]+/)

function translate(value: unknown, known: Known): unknown {
  if (Buffer.isBuffer(value)) return known.get(value.toString('hex')) ?? value
  // Smaller numbers are positions, points and counts; the ids that differ between calls are larger.
  if (typeof value === 'number') return value < 1000 ? value : (known.get(String(value)) ?? value)
  if (typeof value !== 'string') return value
  const direct = known.get(value)
  if (direct !== undefined) return direct
  if (!uuid.test(value)) return value
  known.set(value, randomUUID())
  return known.get(value)
}

/** Maps the recorded ids to those of this call's rows. */
function learn(recorded: readonly Record<string, unknown>[], rows: readonly Record<string, unknown>[], known: Known): void {
  for (const [index, row] of recorded.entries())
    for (const [column, value] of Object.entries(row))
      if (/(^|_)(id|uuid)$/.test(column) && rows[index] && value !== null) known.set(String(value), rows[index][column])
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
