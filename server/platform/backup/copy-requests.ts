import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { StartupError } from '../../database/startup-error.ts'
import type { Log } from '../log.ts'

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
    if (request.method !== 'POST' || !isToken(request.headers.authorization, token)) return answer(404, { problem: 'unknown' })
    const folder = path.join(dataDir, `backup-copy-${randomUUID()}`)
    try {
      await mkdir(folder, { mode: 0o700 })
      await embedded.copyTo(path.join(folder, 'database'))
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
 * Asks the running server for a copy of its embedded database, which the caller removes. Undefined when no server answers.
 * @throws StartupError when the server cannot make it
 */
export async function requestCopy(dataDir: string): Promise<string | undefined> {
  const place = await readPort(dataDir)
  if (!place) return undefined
  const { port, token } = place
  const asked = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(longestMs),
  }).catch(() => undefined)
  // After a crash another program may have the port.
  if (!asked || asked.status === 404) return undefined
  const answer: unknown = await asked.json().catch(() => undefined)
  const { data } = copiedShape.safeParse(answer)
  if (data) return data.folder
  const problem = problemShape.safeParse(answer).data?.problem ?? `status ${asked.status}`
  throw new StartupError(`The running server could not copy its database (${problem}); nothing was written.`)
}

/** Where the server answers; undefined when none has said so, or is just saying so. */
async function readPort(dataDir: string): Promise<z.output<typeof portShape> | undefined> {
  try {
    return portShape.safeParse(JSON.parse(await readFile(portFile(dataDir), 'utf8'))).data
  } catch {
    return undefined
  }
}

function isToken(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)]
  return one.length === other.length && timingSafeEqual(one, other)
}
