import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Operation } from '../history/operations.ts'
import { clockFaults } from './clock-faults.ts'
import { diskFaults } from './disk-faults.ts'
import { runFault } from './run-fault.ts'
import { straceFaults, waitingFaults } from './strace-faults.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const all = [...diskFaults, ...straceFaults, ...waitingFaults, ...clockFaults]
if (values.list) for (const { name } of all) console.log(name)
const chosen = values.list ? [] : all.filter(({ name }) => !values.only || name === values.only)
if (!values.list && chosen.length === 0) {
  console.error(`There is no fault ${values.only}: ${all.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
const rows: string[] = []
let broken = 0
for (const drill of chosen) {
  const reason = drill.reasonAgainst()
  if (reason) {
    console.log(`${drill.name} is skipped: ${reason}.`)
    continue
  }
  const { history, faults, healedSeconds, restarts, folder } = await runFault(drill, { seed: Number(values.seed) })
  for (const { rule, about, operations } of faults.slice(0, 20)) {
    console.log(`FAULT ${rule}: ${about}`)
    for (const number of operations.slice(0, 3))
      console.log(`      ${JSON.stringify(history.find((operation) => operation.number === number))}`)
  }
  const lost = faults.filter(({ rule }) => /acknowledged|lost/.test(rule)).length
  const of = (outcome: string) => history.filter((operation) => operation.outcome === outcome).length
  const healed = `${healedSeconds.toFixed(1)}${restarts > 0 ? `, ${restarts} started again` : ''}`
  rows.push(`| ${drill.name} | ${history.length} | ${of('done')} | ${refusalsOf(history)} | ${lost} | ${healed} |`)
  console.log(rows.at(-1))
  broken += faults.length
  if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
  else console.log(`${faults.length} faults. Logs: ${folder}`)
}
console.log(
  [
    '| fault | requests | done | refused or without an answer | lost | healed after s |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n'),
)
if (broken > 0) process.exitCode = 1

function refusalsOf(history: readonly Operation[]): string {
  const refused = history
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ code, status }) => code ?? (status === 0 ? 'no answer' : String(status)))
  const statuses = refused.map((code) => (code.startsWith('5') ? code : code.slice(0, 3).replace('no ', 'no answer')))
  return [...Map.groupBy(statuses, (status) => status)]
    .map(([status, own]) => `${own.length} × ${status}`)
    .sort()
    .join(', ')
}
