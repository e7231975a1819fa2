import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inProject } from '../../toolchain.mjs'
import { makeCertificates } from './certificates.ts'
import { disksName, domain, hostOf, type Machine, postgresPrograms, startMachine, thisMachine } from './machines.ts'

export const passwords = { cantera: 'a-password-for-cantera' }

export interface Cluster {
  readonly folder: string
  readonly machines: readonly Machine[]
  /** The folder of everything that a machine keeps. */
  home(machine: Machine): string
  /** The machine that runs the application and the voter without a database. */
  readonly here: Machine
  /** The authority of all certificates. */
  readonly ca: string
  /** The machine that Patroni holds for the primary; undefined while there is none. */
  leader(): Promise<Machine | undefined>
  /** Resolves when one of them leads, and the other one is its synchronous standby. */
  whole(): Promise<Machine>
  /** Starts Patroni, which starts PostgreSQL. */
  start(machine: Machine): void
  /** Sends a signal to all voters. */
  etcd(signal: NodeJS.Signals): void
  /** A query by the superuser over the socket of a machine, whatever its network does. */
  ask(machine: Machine, database: string, text: string): string
  patronictl(...args: string[]): string
}

/** An example of the guide with other words where this machine has its own: every one of them must be in it. */
export function example(name: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/guide/files/${name} has no "${from}" any more.`)
      return text.replaceAll(from, to)
    },
    readFileSync(inProject('docs', 'guide', 'files', name), 'utf8'),
  )
}

/** Two machines with PostgreSQL under Patroni, made from the files of the guide, and etcd: one voter here, or one on each machine as well. */
export async function startCluster(folder: string, hasThreeVoters: boolean): Promise<Cluster> {
  const here = thisMachine(folder)
  const machines = [await startMachine('one', 0, folder), await startMachine('two', 1, folder)]
  const tls = path.join(folder, 'tls')
  mkdirSync(tls)
  const names = (name: string) => `DNS:${hostOf(name)},DNS:${domain}`
  makeCertificates(tls, { one: names('one'), two: names('two'), third: names('third') })
  const home = (name: string) => path.join(folder, disksName, name)
  const voters = hasThreeVoters ? [...machines, here] : [here]
  for (const { name } of machines) {
    for (const part of ['run', 'postgresql']) mkdirSync(path.join(home(name), part), { recursive: true })
    const text = example('patroni.yml', {
      [`${hostOf('one')}:2379,${hostOf('two')}:2379,${hostOf('third')}:2379`]: voters.map(({ host }) => `${host}:2379`).join(),
      'name: one': `name: ${name}`,
      'one.db.example.com:': `${hostOf(name)}:`,
      '/etc/patroni/tls/one.': `${tls}/${name}.`,
      '/etc/patroni/tls/ca.pem': `${tls}/ca.pem`,
      '/var/lib/postgresql/15/cantera': path.join(home(name), 'postgresql', 'cantera'),
      '/var/lib/postgresql/.pgpass-patroni': path.join(home(name), 'pgpass'),
      '/var/run/postgresql': path.join(home(name), 'run'),
    })
    writeFileSync(path.join(home(name), 'patroni.yml'), text, { mode: 0o600 })
  }
  execFileSync('chown', ['-R', 'postgres:postgres', folder])
  const etcds = voters.map((voter) => startEtcd(voter, voters, home(voter.name), tls))
  const configOf = ({ name }: Machine) => path.join(home(name), 'patroni.yml')
  const ask = (machine: Machine, database: string, text: string) => {
    const place = ['-h', path.join(home(machine.name), 'run'), '-U', 'postgres', '-d', database]
    return machine.run(`${postgresPrograms}/psql`, [...place, '-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', text]).trim()
  }
  const start = (machine: Machine) => void machine.spawn('patroni', [configOf(machine)])
  const patronictl = (...args: string[]) => here.run('patronictl', ['-c', configOf(machines[0]!), ...args])
  const list = () => JSON.parse(patronictl('list', '-f', 'json')) as { Member: string; Role: string; State: string }[]
  const leader = async () => {
    const held = list().find(({ Role }) => Role === 'Leader')
    return machines.find(({ name }) => name === held?.Member)
  }
  for (const machine of machines) start(machine)
  return {
    folder,
    home: ({ name }) => home(name),
    machines,
    here,
    ca: path.join(tls, 'ca.pem'),
    leader,
    start,
    etcd: (signal) => {
      for (const one of etcds) one.kill(signal)
    },
    ask,
    patronictl,
    async whole() {
      const until = performance.now() + 90_000
      for (let said = ''; ; await setTimeout(300)) {
        try {
          said = JSON.stringify(list())
          const all = JSON.parse(said) as ReturnType<typeof list>
          const held = all.find(({ Role, State }) => Role === 'Leader' && State === 'running')
          const follows = all.some(({ Role, State }) => Role === 'Sync Standby' && ['running', 'streaming'].includes(State))
          if (held && follows) return machines.find(({ name }) => name === held.Member)!
        } catch (error) {
          said = String(error)
        }
        if (performance.now() > until) throw new Error(`The cluster did not become whole: ${said}`)
      }
    },
  }
}

function startEtcd(voter: Machine, voters: readonly Machine[], home: string, tls: string): ChildProcess {
  const peer = ({ name, host }: Machine) => `${name}=https://${host}:2380`
  const text = example('etcd', {
    [['one', 'two', 'third'].map((name) => `${name}=https://${hostOf(name)}:2380`).join()]: voters.map(peer).join(),
    'ETCD_NAME=one': `ETCD_NAME=${voter.name}`,
    '10.93.0.2': voter.address,
    'URLS=https://one.': `URLS=https://${voter.name}.`,
    '/var/lib/etcd/cantera': `${home}/etcd`,
    '/etc/etcd/tls/one': `${tls}/${voter.name}`,
    '/etc/etcd/tls/ca': `${tls}/ca`,
  })
  const settings = text.split('\n').filter((line) => /^[A-Z]/.test(line))
  return voter.spawn('env', [...settings, 'etcd'])
}
