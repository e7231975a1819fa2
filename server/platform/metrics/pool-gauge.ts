import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../database/database.ts'

/** Registers the gauge of the connections of this process. Returns the function that sets it. */
export function measurePool({ pool }: Pick<Database, 'pool'>, registry: Registry): () => void {
  const gauge = new Gauge({
    name: 'cantera_pool_connections',
    help: 'Connections of this process to the database; waiting are requests for one.',
    labelNames: ['state'],
    registers: [registry],
  })
  return () => {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool
    gauge.set({ state: 'idle' }, idleCount)
    gauge.set({ state: 'active' }, totalCount - idleCount)
    gauge.set({ state: 'waiting' }, waitingCount)
  }
}
