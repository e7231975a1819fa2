import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runReplicas } from './run-replicas.ts'

const { values } = parseArgs({
  options: {
    reads: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '1200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = Number(values.seed)
console.log(`Seed ${seed}.`)
const run = { seed, reads: Number(values.reads), seconds: Number(values.seconds), secondsAfter: 10 }
const { tally, disturbances, answered, afterPromotion, staleCaches, seconds, folder } = await runReplicas(run)
const { writes, reads, failed, missed, times } = tally
const sorted = times.toSorted((one, other) => one - other)
const quantile = (part: number) => `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)} ms`
console.log(`${writes} writes and ${reads} reads of them in ${seconds.toFixed(0)} seconds; ${failed} calls failed.`)
console.log(`Half of the reads took ${quantile(0.5)}, 99 of 100 took ${quantile(0.99)}, the slowest ${quantile(0.999_999)}.`)
console.log(`Statements: ${JSON.stringify(answered)}. Disturbances: ${JSON.stringify(disturbances)}.`)
for (const one of missed.slice(0, 20)) console.log(`MISSED ${JSON.stringify(one)}`)
if (afterPromotion > 0) console.log(`FAULT ${afterPromotion} statements went to the promoted standby.`)
if (staleCaches > 0) console.log(`FAULT ${staleCaches} processes show an old text.`)
const isBroken = missed.length > 0 || staleCaches > 0 || afterPromotion > 0 || answered.replica === 0
console.log(isBroken ? `${missed.length} writes were missed. Logs: ${folder}` : 'Nobody missed a write.')
if (!isBroken) rmSync(folder, { recursive: true, force: true })
process.exitCode = isBroken ? 1 : 0
