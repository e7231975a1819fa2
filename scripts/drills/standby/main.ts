import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runStandby } from './run-standby.ts'

const { values } = parseArgs({
  options: {
    before: { type: 'string', default: '15' },
    after: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = Number(values.seed)
console.log(`Seed ${seed}. The primary is killed after ${values.before} seconds.`)
const run = { seed, secondsBefore: Number(values.before), secondsAfter: Number(values.after) }
const { history, faults, seconds, restarts, staysWithNew, waiting, folder } = await runStandby(run)
const of = (outcome: string) => history.filter((operation) => operation.outcome === outcome).length
console.log(`${history.length} operations: ${of('done')} done, ${of('refused')} refused, ${of('unknown')} without an answer.`)
const inSeconds = (value: number) => `${value.toFixed(1)} s`
console.log(
  `After the kill: promoted ${inSeconds(seconds.promoted)}, writing again ${inSeconds(seconds.writing)}, both ready ${inSeconds(seconds.ready)}.`,
)
console.log(
  `News between the processes took ${inSeconds(seconds.news)}; ${waiting} e-mails waited; ${restarts} processes were started again.`,
)
for (const { rule, about, operations } of faults.slice(0, 50)) {
  console.log(`FAULT ${rule}: ${about}`)
  for (const number of operations.slice(0, 6))
    console.log(`      ${JSON.stringify(history.find((operation) => operation.number === number))}`)
}
console.log(
  staysWithNew
    ? 'When the old primary is back, both write to the new one.'
    : 'FAULT the old primary is written to when it is back.',
)
const isBroken = seconds.writing > 10 || restarts > 0 || !staysWithNew
console.log(faults.length > 0 ? `${faults.length} faults. Logs: ${folder}` : 'No acknowledged change is lost.')
if (faults.length === 0) rmSync(folder, { recursive: true, force: true })
process.exitCode = faults.length === 0 && !isBroken ? 0 : 1
