import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { temporaryFolder } from '../files/uploads.ts'
import type { Platform } from '../platform.ts'

/**
 * GET /healthz answers while the process runs. GET /readyz also checks database, job worker and room for uploads, and refuses during a
 * shutdown.
 */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const database = await platform.database.isReachable()
    const jobs = !platform.config.worker || platform.jobs.isWorking()
    const storage = await hasRoom(temporaryFolder(platform.config))
    const ready = database && jobs && storage && !closing
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database, jobs, storage })
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
