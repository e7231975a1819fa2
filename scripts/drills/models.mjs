import { parseArgs } from 'node:util'
import { ensureInstalled } from '../install.mjs'
import { enterTestEnvironment } from '../test-environment.mjs'
import { program, run } from '../toolchain.mjs'

// node scripts/drills/models.mjs [--runs 2000] [--seconds 3600] [--seed 1] [--engine postgres]: see docs/performance/drills.md.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '3600' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    engine: { type: 'string', default: 'postgres' },
  },
})
enterTestEnvironment()
await ensureInstalled()
const projects = { postgres: 'postgres-ground', embedded: 'embedded' }
const { code } = await run(
  program('vitest'),
  ['run', '--project', projects[values.engine] ?? values.engine, 'server/testing/model/hiring-model.test.ts'],
  { env: { MODEL_RUNS: values.runs, MODEL_SECONDS: values.seconds, MODEL_SEED: values.seed } },
)
process.exitCode = code
