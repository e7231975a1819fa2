import type { Cluster } from './cluster.ts'
import type { Machine } from './machines.ts'

export interface Disturbance {
  readonly what: string
  /** Whether the standby has to take over. */
  readonly failsOver: boolean
  begin(cluster: Cluster, primary: Machine, standby: Machine): void
  /** Brings everything back that was taken away. */
  end(cluster: Cluster, primary: Machine, standby: Machine): void
}

export const disturbances = {
  kill: {
    what: 'PostgreSQL and Patroni of the primary are killed',
    failsOver: true,
    begin: (_, primary) => primary.signal('SIGKILL', ['postgres', 'patroni']),
    end: (cluster, primary) => cluster.start(primary),
  },
  crash: {
    what: 'PostgreSQL of the primary alone is killed',
    failsOver: true,
    begin: (_, primary) => primary.signal('SIGKILL', ['postgres']),
    end: () => {},
  },
  switchover: {
    what: 'patronictl switchover',
    failsOver: true,
    begin: (cluster, primary, standby) =>
      void cluster.patronictl('switchover', 'cantera', '--leader', primary.name, '--candidate', standby.name, '--force'),
    end: () => {},
  },
  cut: {
    what: 'the primary vanishes without closing a connection',
    failsOver: true,
    begin: (_, primary) => primary.cut(),
    end: (_, primary) => primary.heal(),
  },
  pause: {
    what: 'the primary stops, and wakes up after its standby took over',
    failsOver: true,
    begin: (_, primary) => primary.signal('SIGSTOP', ['postgres', 'patroni']),
    end: (_, primary) => primary.signal('SIGCONT', ['postgres', 'patroni']),
  },
  orphan: {
    what: 'Patroni of the primary is killed, its PostgreSQL goes on',
    failsOver: true,
    begin: (_, primary) => primary.signal('SIGKILL', ['patroni']),
    end: (cluster, primary) => cluster.start(primary),
  },
  etcd: {
    what: 'etcd hangs',
    failsOver: false,
    begin: (cluster) => cluster.etcd('SIGSTOP'),
    end: (cluster) => cluster.etcd('SIGCONT'),
  },
  standby: {
    what: 'the standby vanishes',
    failsOver: false,
    begin: (_, __, standby) => standby.cut(),
    end: (_, __, standby) => standby.heal(),
  },
} as const satisfies Record<string, Disturbance>
export type DisturbanceName = keyof typeof disturbances
