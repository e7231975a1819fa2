import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

/** GET /healthz: the process answers. GET /readyz: database, migrations and the job worker are there too; off while it shuts down. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const database = await platform.database.isReachable()
    const jobs = !platform.config.worker || platform.jobs.isWorking()
    const ready = database && jobs && !closing
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database, jobs })
  })
}
