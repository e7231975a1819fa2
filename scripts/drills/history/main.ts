import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runHistory } from './run-history.ts'

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '900' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    drain: { type: 'string', default: '240' },
  },
})
const seed = Number(values.seed)
console.log(`Seed ${seed}. At most ${values.operations} operations in ${values.seconds} seconds.`)
const begun = performance.now()
const { history, faults, disturbances, waiting, folder } = await runHistory({
  operations: Number(values.operations),
  seconds: Number(values.seconds),
  seed,
  drainSeconds: Number(values.drain),
})
for (const [kind, own] of Map.groupBy(history, (operation) => operation.kind)) {
  const of = (outcome: string) => own.filter((operation) => operation.outcome === outcome).length
  console.log(
    `${kind.padEnd(9)} ${String(own.length).padStart(7)}: ${of('done')} done, ${of('refused')} refused, ${of('unknown')} without an answer`,
  )
}
const { kills, pauses, cuts } = disturbances
console.log(
  `${history.length} operations in ${Math.round((performance.now() - begun) / 1000)} s; ${kills} kills, ${pauses} pauses, ${cuts} cuts of connections.`,
)
console.log(`${waiting} e-mails still wait, each with its job.`)
for (const { rule, about, operations } of faults.slice(0, 50)) {
  console.log(`FAULT ${rule}: ${about}`)
  for (const number of operations.slice(0, 6))
    console.log(`      ${JSON.stringify(history.find((operation) => operation.number === number))}`)
}
console.log(faults.length === 0 ? 'Every promise holds.' : `${faults.length} faults. Logs: ${folder}`)
if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
process.exitCode = faults.length === 0 ? 0 : 1
