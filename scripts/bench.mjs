import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { projectNode, run } from './toolchain.mjs'

// npm run bench [-- growth agency ratios tests beside imports exports reports start boards pages rates endurance]: see docs/performance/benchmarks.md.
await ensureInstalled()
await ensureBuilt()
const { code } = await run(projectNode, ['bench/main.ts', ...process.argv.slice(2)])
process.exitCode = code
