import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { become, projectNode } from './toolchain.mjs'

// `npm run screenshots`: takes the pictures of docs/screenshots/ again, from the demo world.
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
become(projectNode, ['scripts/screenshots/take.mjs'])
