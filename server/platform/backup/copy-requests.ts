import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { StartupError } from '../../database/startup-error.ts'
import type { Log } from '../log.ts'
import { isSecret } from '../signing.ts'

/*
 * Only the running server can read the embedded database, so `npm run backup` asks it for a copy: over a port of the loopback address, with
 * a token that is in a file of DATA_DIR which only the server's user can read (ADR-0183).
 */

const portFile = (dataDir: string) => path.join(dataDir, 'backup-port.json')
const portShape = z.object({ port: z.int(), token: z.string() })
const copiedShape = z.object({ folder: z.string() })
const problemShape = z.object({ problem: z.string() })
/** A request waits for the connection up to thirty seconds, and then a database of some gigabytes is copied. */
const longestMs = 600_000

/** Begins to answer requests for copies of the embedded database. Does nothing on PostgreSQL. Returns the function that stops it. */
export async function answerCopyRequests({ embedded }: Pick<Database, 'embedded'>, log: Log): Promise<() => void> {
  if (!embedded) return () => {}
  const { dataDir } = embedded
  const token = randomBytes(32).toString('base64url')
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method !== 'POST' || !isSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return answer(404, { problem: 'unknown' })
    const folder = path.join(dataDir, `backup-copy-${randomUUID()}`)
    try {
      await mkdir(folder, { mode: 0o700 })
      await embedded.copyTo(path.join(folder, 'database'))
      if (response.destroyed) throw new Error('the backup ended before its copy was made')
      log.info('the database was copied for a backup')
      return answer(200, { folder })
    } catch (error) {
      log.warn({ err: error }, 'the database could not be copied for a backup')
      await rm(folder, { recursive: true, force: true }).catch(() => {})
      return answer(503, { problem: (error as Error).message })
    }
  })
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const file = portFile(dataDir)
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify({ port: (server.address() as AddressInfo).port, token }), { mode: 0o600 })
  return () => {
    rmSync(file, { force: true })
    server.close()
    server.closeAllConnections()
  }
}

/**
 * Asks the running server for a copy of its embedded database, which the caller removes. Undefined when no server runs.
 * @throws StartupError when the server cannot make it, or does not answer
 */
export async function requestCopy(dataDir: string): Promise<string | undefined> {
  const place = await readPort(dataDir)
  if (!place) return undefined
  const answer = await ask(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return undefined
    throw new StartupError(
      `The running server did not answer the request for a copy of its database (${error.message}); nothing was written. If no server runs, delete ${portFile(dataDir)}.`,
    )
  })
  // After a crash another program may have the port.
  if (!answer || answer.status === 404) return undefined
  const { data } = copiedShape.safeParse(answer.body)
  if (data) return data.folder
  const problem = problemShape.safeParse(answer.body).data?.problem ?? `status ${answer.status}`
  throw new StartupError(`The running server could not copy its database (${problem}); nothing was written.`)
}

/** Not with `fetch`, which waits five minutes at most for the beginning of an answer. */
async function ask({ port, token }: z.output<typeof portShape>): Promise<{ status: number | undefined; body: unknown }> {
  const headers = { authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(longestMs)
  const asked = request({ host: '127.0.0.1', port, method: 'POST', headers, signal, agent: false })
  const [response]: IncomingMessage[] = await once(asked.end(), 'response')
  // An end of the connection from here on fails the reading of the answer, and must not be unhandled as well.
  asked.on('error', () => {})
  return { status: response?.statusCode, body: response && (await json(response).catch(() => undefined)) }
}

/** The address of the server; undefined when none has written it, or is just writing it. */
async function readPort(dataDir: string): Promise<z.output<typeof portShape> | undefined> {
  try {
    return portShape.safeParse(JSON.parse(await readFile(portFile(dataDir), 'utf8'))).data
  } catch {
    return undefined
  }
}
