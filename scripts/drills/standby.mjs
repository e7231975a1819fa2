import { ensureBuilt } from '../build.mjs'
import { ensureInstalled } from '../install.mjs'
import { inProject, projectNode, run } from '../toolchain.mjs'

// node scripts/drills/standby.mjs [--before 15] [--after 30] [--seed 1]: see docs/performance/drills.md.
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const { code } = await run(projectNode, [inProject('scripts', 'drills', 'standby', 'main.ts'), ...process.argv.slice(2)])
process.exitCode = code
