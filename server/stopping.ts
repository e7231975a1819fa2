import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { refuseReadiness } from './platform/http/health.ts'

/** The process exits before a supervisor would kill it, even when something hangs (R6). */
const longestStopMs = 5000

/**
 * Stops the process on SIGTERM or SIGINT. First /readyz refuses, and for DRAIN_SECONDS the process goes on answering, so that load balancers
 * notice before it closes. A second signal ends that wait.
 */
export function stopOnSignal(
  app: FastifyInstance,
  { drainSeconds }: Pick<Config, 'drainSeconds'>,
  stop: () => Promise<void>,
): void {
  let draining: AbortController | undefined
  const onSignal = async () => {
    if (draining) return draining.abort()
    draining = new AbortController()
    refuseReadiness(app)
    app.log.info({ drainSeconds }, 'stopping')
    await pause(drainSeconds * 1000, undefined, { signal: draining.signal }).catch(() => {})
    await stopWithin(stop)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void onSignal())
}

/** Stops and ends the process, which exits with code 1 when that takes too long. */
export async function stopWithin(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), longestStopMs).unref()
  await stop()
  process.exit(0)
}
