import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { refuse } from '#domain/kernel/refusals.ts'
import type { BackgroundProcess } from '../background/background-process.ts'
import { areJobsWorking, type BackgroundState, readBackgroundState } from '../background/background-state.ts'
import { readBacklogs } from '../backlogs.ts'
import { readLastBackup } from '../backup/last-backup.ts'
import { sendRefusal } from '../http/refusals.ts'
import { loggedReason } from '../log.ts'
import type { Platform } from '../platform.ts'
import { isSameSecret } from '../signing.ts'
import { readQueues, readSiteFigures, type SiteFigures } from './metrics.reads.ts'
import { measurePool } from './pool-gauge.ts'
import { measureReplicas } from './replica-metrics.ts'

/** Few, because each route has a line for each of them. */
const seconds = [0.1, 0.5, 1, 2.5, 10]

/**
 * GET /metrics answers Prometheus with the token of METRICS_TOKEN; without that setting nothing is measured, and the address is unknown
 * (OBS-01). Labels are patterns of routes and names of queues: none holds an address or an id. What is in the database is read when it is
 * asked for. What cannot be read is NaN, or left out where it has labels. The figures of the background process have the label
 * `process="background"`.
 */
export function serveMetrics(app: FastifyInstance, platform: Platform, background?: BackgroundProcess): void {
  const { metricsToken } = platform.config
  if (!metricsToken) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureReplicas(platform, registry)
  const setFigures = figuresOf(platform, registry, background)
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!holdsToken(request, metricsToken)) return sendRefusal(reply, refuse('errors.not_found'))
    const state = background && (await readBackgroundState(background))
    await setFigures(state)
    const text = state ? (await joined(registry, state)).metrics() : registry.metrics()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await text)
  })
  app.addHook('onClose', async () => registry.clear())
}

function holdsToken({ headers }: FastifyRequest, wanted: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return isSameSecret(given, wanted)
}

/** The metrics of both processes. Their labels differ, so that each figure stands alone. */
async function joined(registry: Registry, { metrics }: BackgroundState): Promise<Registry> {
  const all = [await registry.getMetricsAsJSON(), metrics]
  return AggregatorRegistry.aggregate(all.map((of) => of.map((metric) => ({ ...metric, aggregator: 'first' }))))
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'cantera_request_seconds',
    help: 'Time until a request was answered, by the pattern of its route.',
    labelNames: ['route'],
    buckets: seconds,
    registers: [registry],
  })
  const requests = new Counter({
    name: 'cantera_requests_total',
    help: 'Requests by method, pattern of the route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    durations.observe({ route }, reply.elapsedTime / 1000)
    requests.inc({ method: request.method, route, status: String(reply.statusCode) })
    done()
  })
}

/** The pattern of a route; every file of the build has a route of its own, and they count as one. */
function routeOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  if (url === '/*') return 'page'
  const isOfServer = /^\/(?:api|oauth|files|healthz|readyz|metrics|__manifest)\b/.test(url)
  return isOfServer || url === 'none' ? url : 'file'
}

/** Registers the gauges of the process and the site. Returns the function that sets them. */
function figuresOf(
  { db, database, jobs, files, config, log, stated }: Platform,
  registry: Registry,
  background: BackgroundProcess | undefined,
): (state: BackgroundState | undefined) => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name: `cantera_${name}`, help, labelNames: [...labelNames], registers: [registry] })
  const setPool = measurePool(database, registry)
  const up = gauge('up', 'Whether database, job worker, file store and background process answer this process.', ['part'])
  const queued = gauge('jobs', 'Jobs of a queue that are not done.', ['queue', 'state'])
  const oldest = gauge('job_oldest_seconds', 'How long the oldest job of a queue has been due.', ['queue'])
  const emails = gauge('emails', 'E-mails in the outbox that wait, and failed ones that nobody dismissed.', ['state'])
  const email = gauge('email_oldest_seconds', 'How long the oldest waiting e-mail has waited.')
  const emailsAway = gauge('emails_away_seconds', 'For how long no e-mail has left although some were tried; 0 while they leave.')
  const imports = gauge('imports_running', 'Imports of candidates and undos that are under way.')
  const mailbox = gauge('reply_mailbox_away_seconds', 'For how long the mailbox of replies cannot be read; 0 while it is read.')
  const visited = gauge('reply_mailbox_checked_seconds', 'Since when the mailbox of replies was read last.')
  const backlog = gauge('backlog', 'Rows that wait for a periodic task: after an upgrade it may work for hours.', ['work'])
  const clock = gauge('clock_ahead_seconds', 'How far the clock of this machine is ahead of that of the database.')
  const backup = gauge('backup_last_success_timestamp_seconds', 'The moment of the last whole backup; 0 when there was none.')
  const backupBytes = gauge('backup_last_bytes', 'The size of its archive.')
  /** What a statement reads; undefined when it fails, which leaves the figures of the others. */
  const read = <Figures>(figures: Promise<Figures>) =>
    figures.catch((error: Error) => {
      log.warn({ reason: loggedReason(error) }, 'figures for metrics could not be read')
      return undefined
    })

  const setBackup = async () => {
    const last = await read(readLastBackup(files).then((found) => found ?? { at: 0, bytes: 0 }))
    if (!last) return
    backup.set(new Date(last.at).getTime() / 1000)
    backupBytes.set(last.bytes)
  }

  const setSite = (site: SiteFigures, now: number) => {
    clock.set((now - site.clock) / 1000)
    emails.set({ state: 'waiting' }, site.emails_waiting)
    emails.set({ state: 'failed' }, site.emails_failed)
    email.set(site.email_oldest)
    emailsAway.set(site.emails_away)
    imports.set(site.imports_running)
    if (config.replies) mailbox.set(site.mailbox_away)
    if (config.replies && site.mailbox_checked !== null) visited.set(site.mailbox_checked)
  }

  return async (state) => {
    setPool()
    for (const one of [queued, oldest, emails, backlog]) one.reset()
    // Prometheus compares NaN with nothing, so that no alert takes an unknown figure for 0.
    for (const one of [email, emailsAway, imports, mailbox, visited, clock, backup, backupBytes]) one.set(Number.NaN)
    const [reachable, store] = await Promise.all([database.isReachable(), files.isReachable()])
    up.set({ part: 'database' }, reachable ? 1 : 0)
    up.set({ part: 'files' }, store ? 1 : 0)
    if (background) up.set({ part: 'background' }, state ? 1 : 0)
    const working = areJobsWorking({ config, jobs }, background, state)
    if (working !== undefined) up.set({ part: 'jobs' }, working ? 1 : 0)
    if (store) await setBackup()
    if (!reachable) return
    const before = Date.now()
    const site = await read(readSiteFigures(db))
    if (site) setSite(site, (before + Date.now()) / 2)
    for (const { work, waiting } of (await read(readBacklogs({ db, stated }))) ?? []) backlog.set({ work }, waiting)
    for (const { queue, oldest: age, ...states } of (await read(readQueues(db))) ?? []) {
      oldest.set({ queue }, age)
      for (const [state, count] of Object.entries(states)) queued.set({ queue, state }, count)
    }
  }
}
