import { ensureInstalled } from './install.mjs'
import { become, projectNode } from './toolchain.mjs'

// `npm run migrate:new -- <name>`: drafts a migration from what changed in the files of tables.
await ensureInstalled()
become(projectNode, ['server/database/draft-migration.ts', ...process.argv.slice(2)])
