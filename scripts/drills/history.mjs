import { ensureBuilt } from '../build.mjs'
import { ensureInstalled } from '../install.mjs'
import { inProject, projectNode, run } from '../toolchain.mjs'

// node scripts/drills/history.mjs [--operations 100000] [--seconds 900] [--seed 1] [--drain 240]: see docs/performance/drills.md.
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const { code } = await run(projectNode, [inProject('scripts', 'drills', 'history', 'main.ts'), ...process.argv.slice(2)])
process.exitCode = code
