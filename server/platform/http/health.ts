import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BackgroundProcess } from '../background/background-process.ts'
import { areJobsWorking, readBackgroundState } from '../background/background-state.ts'
import { temporaryFolder } from '../files/uploads.ts'
import type { Platform } from '../platform.ts'
import { remembered } from '../remembered.ts'
import { thisVersion } from '../version.ts'

const stopping = new WeakSet<FastifyInstance>()
const quiet = { logLevel: 'warn' } as const

/**
 * From here on /readyz refuses and each answer ends its connection, so that load balancers send nothing more to this process, which still
 * answers whatever arrives.
 */
export function refuseReadiness(app: FastifyInstance): void {
  stopping.add(app)
}

/**
 * GET /healthz answers while the process runs, with its version. GET /readyz is 503 while no request can be answered: without database or job worker, and
 * while the process stops. A full disk or a file store that is away is `degraded` with 200, because every process has it: taking all of
 * them out of a load balancer would end the site, which can still show pages and take texts (ADR-0170). So is a background process that is
 * away: this process answers all but its heavy calls, and starts it again (ADR-0200).
 */
export function serveHealth(app: FastifyInstance, platform: Platform, background?: BackgroundProcess): void {
  app.addHook('preClose', async () => refuseReadiness(app))
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.has(app)) reply.header('connection', 'close')
    done(null, payload)
  })
  const room = remembered(() => hasRoom(temporaryFolder(platform.config)))
  app.get('/healthz', quiet, async () => ({ status: 'ok', ...thisVersion }))
  app.get('/readyz', quiet, async (_request, reply) => {
    const database = await platform.database.isReachable()
    const [storage, files, beside] = await Promise.all([
      room(),
      platform.files.isReachable(),
      background && readBackgroundState(background),
    ])
    const jobs = areJobsWorking(platform, background, beside) ?? true
    const ready = database && (background !== undefined || jobs) && !stopping.has(app)
    const whole = storage && files && jobs && (!background || beside !== undefined)
    const status = stopping.has(app) ? 'stopping' : !ready ? 'not ready' : whole ? 'ready' : 'degraded'
    return reply
      .code(ready ? 200 : 503)
      .send({ status, database, jobs, storage, files, ...(background && { background: beside !== undefined }) })
  })
}

/** Whether a small file can be written to the folder. */
async function hasRoom(folder: string): Promise<boolean> {
  const file = path.join(folder, randomUUID())
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, Buffer.alloc(64 * 1024))
    return true
  } catch {
    return false
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}
