import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client'
import { measurePool } from '../metrics/pool-gauge.ts'
import { measureReplicas } from '../metrics/replica-metrics.ts'
import type { Platform } from '../platform.ts'
import type { BackgroundProcess } from './background-process.ts'

const address = '/background/state'
/** A process that is too busy to say it within this time counts as away. */
const longestMs = 2000

type Metrics = readonly MetricObjectWithValues<MetricValue<string>>[]

/** What the background process says of itself. */
export interface BackgroundState {
  /** Whether its workers of jobs reach their queue. */
  readonly jobs: boolean
  /** Its own metrics; none without METRICS_TOKEN. */
  readonly metrics: Metrics
}

/** Lets the background process answer its state. */
export function serveState(app: FastifyInstance, platform: Platform, isMeasured: boolean): void {
  const registry = new Registry()
  registry.setDefaultLabels({ process: 'background' })
  const setPool = isMeasured ? measurePool(platform.database, registry) : () => {}
  if (isMeasured) {
    collectDefaultMetrics({ register: registry })
    measureReplicas(platform, registry)
  }
  app.get(address, async (): Promise<BackgroundState> => {
    setPool()
    return { jobs: platform.jobs.isWorking(), metrics: await registry.getMetricsAsJSON() }
  })
}

/** The state of the background process; undefined while it is away. */
export async function readBackgroundState(background: BackgroundProcess): Promise<BackgroundState | undefined> {
  const socketPath = await background.socket(AbortSignal.abort())
  if (socketPath === undefined) return undefined
  const answer = new Promise<BackgroundState>((resolve, reject) => {
    request({ socketPath, path: address, agent: false, signal: AbortSignal.timeout(longestMs) }, (response) =>
      json(response).then((state) => resolve(withUnknown(state as BackgroundState)), reject),
    )
      .once('error', reject)
      .end()
  })
  return answer.catch(() => undefined)
}

/** Whether the workers of jobs of this process, or of its background process, reach their queue; undefined where neither has any. */
export function areJobsWorking(
  { config, jobs }: Pick<Platform, 'config' | 'jobs'>,
  background: BackgroundProcess | undefined,
  state: BackgroundState | undefined,
): boolean | undefined {
  if (!(background?.worker ?? config.worker)) return undefined
  return background ? state?.jobs === true : jobs.isWorking()
}

/** JSON says null for a figure that is not known. */
function withUnknown({ jobs, metrics }: BackgroundState): BackgroundState {
  const known = ({ value, ...of }: MetricValue<string>) => ({ ...of, value: value ?? Number.NaN })
  return { jobs, metrics: metrics.map((metric) => ({ ...metric, values: metric.values.map(known) })) }
}
