import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '../../installed-program.ts'

/** What stands in for machines of their own: network namespaces of Linux, on a bridge that nobody outside of the drill sees. */
export interface Machine {
  readonly name: string
  readonly host: string
  readonly address: string
  /** Starts a program there as the user of PostgreSQL. Its output goes into a file. */
  spawn(program: string, args: readonly string[]): ChildProcess
  /** Runs a program there as the user of PostgreSQL and returns its output. */
  run(program: string, args: readonly string[]): string
  /** Sends a signal to all programs there, or to those of these names. */
  signal(name: NodeJS.Signals, programs?: readonly string[]): void
  /** Drops every packet in both directions without a word: connections stay open and hang. */
  cut(): void
  heal(): void
}

export const domain = 'db.example.com'
const network = '10.93.0'
const bridge = 'between'
export const disksName = 'disks'
export const hostOf = (name: string) => `${name}.${domain}`

const needed = [
  'patroni',
  'patronictl',
  'etcd',
  'haproxy',
  'pgbouncer',
  'ip',
  'iptables',
  'nsenter',
  'setpriv',
  'unshare',
  'openssl',
]
/** Where Debian has the programs of PostgreSQL, as docs/guide/files/patroni.yml says. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin'

/** Why the drill cannot run here; undefined when it can. */
export function whyNoMachines(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'Machines of their own need Linux and root.'
  const missing = needed.filter((name) => !findProgram(name))
  if (missing.length > 0)
    return `Not installed: ${missing.join(', ')} (Debian: patroni etcd-server haproxy pgbouncer iproute2 iptables).`
  if (!readFileSync('/etc/passwd', 'utf8').includes('\npostgres:'))
    return 'There is no user "postgres" to run PostgreSQL and Patroni as.'
  try {
    readdirSync(postgresPrograms)
    execFileSync('unshare', [...apart, 'true'], { stdio: 'ignore' })
  } catch {
    return `PostgreSQL 15 is not in ${postgresPrograms}, or this machine allows no namespaces.`
  }
  return undefined
}

/** A network, processes and mounts of its own, which end with their first process: nothing is left, however the drill ends. */
export const apart = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc']

const root = (program: string, ...args: string[]) => void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** Prepares the network of the drill, and names all hosts in an /etc/hosts that only the drill sees. */
export function prepareNetwork(folder: string, machines: readonly string[]): void {
  root('ip', 'link', 'set', 'lo', 'up')
  root('ip', 'link', 'add', bridge, 'type', 'bridge')
  root('ip', 'address', 'add', `${network}.1/24`, 'dev', bridge)
  root('ip', 'link', 'set', bridge, 'up')
  const hosts = path.join(folder, 'hosts')
  const lines = machines.map((name, index) => `${network}.${index + 2} ${hostOf(name)} wrong-${hostOf(name)}`)
  // The one address that haproxy gives to the application.
  const own = ['127.0.0.1 localhost', `127.0.0.1 ${domain}`, `${network}.1 ${hostOf('third')}`]
  writeFileSync(hosts, `${[...own, ...lines].join('\n')}\n`)
  root('mount', '--bind', hosts, '/etc/hosts')
  // A disk that others write to as well would be measured instead. A killed program leaves the same in either.
  const disks = path.join(folder, disksName)
  mkdirSync(disks)
  root('mount', '-t', 'tmpfs', '-o', 'mode=0755', 'tmpfs', disks)
}

/** The machine of the application itself, on which the drill runs. */
export function thisMachine(folder: string): Machine {
  return machine({ name: 'third', address: `${network}.1`, enter: [], pid: process.pid, folder })
}

export async function startMachine(name: string, index: number, folder: string): Promise<Machine> {
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' })
  const pid = holder.pid!
  const own = readlinkSync('/proc/self/ns/net')
  while (readlinkSync(`/proc/${pid}/ns/net`) === own) await new Promise((resolve) => setTimeout(resolve, 10))
  const enter = ['nsenter', '--target', String(pid), '--net', '--']
  root('ip', 'link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid))
  root('ip', 'link', 'set', `to-${name}`, 'master', bridge, 'up')
  const address = `${network}.${index + 2}`
  const inside = (...args: string[]) => root(enter[0]!, ...enter.slice(1), ...args)
  inside('ip', 'link', 'set', 'lo', 'up')
  inside('ip', 'address', 'add', `${address}/24`, 'dev', 'eth0')
  inside('ip', 'link', 'set', 'eth0', 'up')
  return machine({ name, address, enter, pid, folder })
}

interface Place {
  readonly name: string
  readonly address: string
  readonly enter: readonly string[]
  readonly pid: number
  readonly folder: string
}

function machine({ name, address, enter, pid, folder }: Place): Machine {
  const command = (program: string, args: readonly string[]) => [
    ...enter,
    ...['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'],
    ...[program, ...args],
  ]
  const log = path.join(folder, `${name}.log`)
  const rules = (deed: '-A' | '-D') => {
    for (const chain of ['INPUT', 'OUTPUT'])
      root(enter[0]!, ...enter.slice(1), 'iptables', deed, chain, ...(chain === 'INPUT' ? ['-i'] : ['-o']), 'eth0', '-j', 'DROP')
  }
  const env = { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, HOME: folder, LC_ALL: 'C.UTF-8' }
  return {
    name,
    address,
    host: hostOf(name),
    spawn(program, args) {
      const [first, ...rest] = command(program, args)
      const out = openSync(log, 'a')
      return spawn(first!, rest, { stdio: ['ignore', out, out], env, cwd: folder })
    },
    run(program, args) {
      const [first, ...rest] = command(program, args)
      return execFileSync(first!, rest, { encoding: 'utf8', env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    },
    signal(signal, programs) {
      appendFileSync(log, `\n=== ${new Date().toISOString()} ${signal} ===\n`)
      for (const one of processesIn(`/proc/${pid}/ns/net`)) {
        if (one === pid || (programs && !programs.includes(nameOf(one)))) continue
        try {
          process.kill(one, signal)
        } catch {} // It has ended by itself.
      }
    },
    cut: () => rules('-A'),
    heal: () => rules('-D'),
  }
}

function processesIn(space: string): number[] {
  const wanted = readlinkSync(space)
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      return readlinkSync(`/proc/${entry}/ns/net`) === wanted ? [Number(entry)] : []
    } catch {
      return [] // It has ended.
    }
  })
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
