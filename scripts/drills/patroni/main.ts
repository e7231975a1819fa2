import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startCluster } from './cluster.ts'
import { type DisturbanceName, disturbances } from './disturbances.ts'
import { type Layout, layouts } from './layouts.ts'
import { apart, prepareNetwork, whyNoMachines } from './machines.ts'
import { restoreArchive } from './restore.ts'
import { dataOf, type Figures, runLayout } from './run-patroni.ts'

const planned: Readonly<Record<Layout, readonly DisturbanceName[]>> = {
  hosts: ['kill', 'switchover', 'cut', 'pause', 'orphan', 'standby', 'etcd'],
  pgbouncer: ['kill', 'cut'],
  haproxy: ['kill', 'cut'],
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    layout: { type: 'string', default: layouts.join() },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    voters: { type: 'string', default: '1' },
    restore: { type: 'boolean', default: false },
    inside: { type: 'string' },
  },
})
if (values.inside === undefined) await startApart()
else await drill(values.inside)

/** Starts this program again where nothing of it can be seen, and where everything ends with it. */
async function startApart(): Promise<void> {
  const reason = whyNoMachines()
  if (reason) {
    console.error(reason)
    process.exit(1)
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-patroni-'))
  chmodSync(folder, 0o755)
  const own = [process.execPath, fileURLToPath(import.meta.url), ...process.argv.slice(2), '--inside', folder]
  // The first process of a namespace has to take orphans: PostgreSQL lets go of its parent.
  const child = spawn('unshare', [...apart, 'sh', '-c', '"$@" & wait $!', 'sh', ...own], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGKILL'))
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 130)))
  if (code === 1) console.log(`Logs: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
  process.exitCode = code
}

async function drill(folder: string): Promise<void> {
  const chosen = values.only.split(',').filter(Boolean)
  const seed = Number(values.seed)
  console.log(`Seed ${seed}.`)
  prepareNetwork(folder, ['one', 'two'])
  const cluster = await startCluster(folder, values.voters === '3')
  let isBroken = false
  let last: Layout = 'hosts'
  console.log(
    '| layout | disturbance | another primary after | acknowledged again after | longest without | failed requests | former one still runs | left at the standby |',
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const layout of layouts.filter((one) => values.layout.split(',').includes(one))) {
    last = layout
    const names = chosen.length > 0 ? (chosen as DisturbanceName[]) : planned[layout]
    const { figures, history, faults, restarts, waiting } = await runLayout(cluster, layout, names, seed, (one) =>
      console.log(rowOf(layout, one)),
    )
    for (const one of figures) {
      isBroken ||= isSlow(one) || one.atStandby > 0
    }
    const of = (outcome: string) => history.filter((operation) => operation.outcome === outcome).length
    console.log(
      `${layout}: ${of('done')} changes acknowledged, ${of('refused')} refused, ${of('unknown')} without an answer; ${waiting} e-mails waited; ${restarts} processes were started again; ${faults.length} faults.`,
    )
    for (const { rule, about, operations } of faults.slice(0, 20)) {
      console.log(`FAULT ${rule}: ${about}`)
      for (const number of operations.slice(0, 6))
        console.log(`      ${JSON.stringify(history.find((operation) => operation.number === number))}`)
    }
    isBroken ||= restarts > 0 || faults.length > 0
  }
  if (values.restore) {
    const { before, after } = await restoreArchive(cluster, dataOf(cluster, last))
    console.log(`Restored from an archive: ${after} of ${before}.`)
    isBroken ||= before !== after
  }
  process.exit(isBroken ? 1 : 0)
}

/** Patroni needs its own time before another primary is there, or a vanished standby is left out. */
function isSlow({ promoted, writing, silent }: Figures): boolean {
  return promoted === undefined ? silent > 15 : writing - promoted > 10
}

function rowOf(layout: Layout, { disturbance, promoted, writing, silent, failed, isSplit, atStandby }: Figures): string {
  const seconds = (value: number | undefined) => (value === undefined ? 'none' : `${value.toFixed(1)} s`)
  const cells = [
    layout,
    disturbances[disturbance].what,
    seconds(promoted),
    seconds(writing),
    seconds(silent),
    failed,
    isSplit ? 'yes' : 'no',
    atStandby,
  ]
  return `| ${cells.join(' | ')} |`
}
