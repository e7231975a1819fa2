import { ensureInstalled } from './install.mjs'
import { become, projectNode } from './toolchain.mjs'

// `npm run dev`: the server starts again when its sources change, and serves the site's sources through Vite.
await ensureInstalled()
// Only these folders: the server also loads a file that Vite rewrites at every start.
const watched = ['--watch-path=server', '--watch-path=domain']
become(projectNode, [...watched, '--watch-preserve-output', 'server/main.ts'], {
  CANTERA_DEV: '1',
  DEMO: process.env.DEMO || 'new',
})
