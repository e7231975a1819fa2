import { ensureBuilt } from '../build.mjs'
import { ensureInstalled } from '../install.mjs'
import { inProject, projectNode, run } from '../toolchain.mjs'

// node scripts/drills/pooler.mjs: how fast the product is behind PgBouncer in transaction mode, beside a direct connection (POL-01).
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const { code } = await run(projectNode, [inProject('scripts', 'drills', 'pooler', 'main.ts')])
process.exitCode = code
