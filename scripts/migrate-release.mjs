import { ensureInstalled } from './install.mjs'
import { become, projectNode } from './toolchain.mjs'

// `npm run migrate:release -- <version>`: after a release, its schema becomes that of the last release.
await ensureInstalled()
become(projectNode, ['server/database/write-last-release.ts', ...process.argv.slice(2)])
