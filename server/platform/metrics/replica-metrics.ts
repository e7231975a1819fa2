import { Counter, Gauge, type Registry } from 'prom-client'
import type { Platform } from '../platform.ts'

/** Registers the metrics of the standbys that answer reads, by their place in DATABASE_READ_URL; none without that setting (RPL-01). */
export function measureReplicas({ database: { replicas } }: Pick<Platform, 'database'>, registry: Registry): void {
  if (!replicas) return
  const { servers, counts } = replicas
  const registers = [registry]
  new Counter({
    name: 'cantera_replica_reads_total',
    help: 'Statements that standbys answered, or the primary because they were away or behind, or failed.',
    labelNames: ['answered'],
    registers,
    collect() {
      this.reset()
      for (const [answered, count] of Object.entries(counts)) this.inc({ answered }, count)
    },
  })
  new Gauge({
    name: 'cantera_replica_unused_seconds',
    help: 'For how long no read has gone to a standby; 0 while reads go there.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const [place, { unusedSeconds }] of servers.entries()) this.set({ replica: String(place + 1) }, unusedSeconds)
    },
  })
  new Gauge({
    name: 'cantera_replica_lag_bytes',
    help: 'How many bytes of the log a standby has yet to replay.',
    labelNames: ['replica'],
    registers,
    async collect() {
      const lags = await Promise.all(servers.map((server) => server.lag()))
      for (const [place, lag] of lags.entries()) this.set({ replica: String(place + 1) }, lag)
    },
  })
}
