import { ensureInstalled } from './install.mjs'
import { become, projectNode } from './toolchain.mjs'

// Writes server/database/schema.ts from the .tables.sql files.
await ensureInstalled()
become(projectNode, ['server/database/write-schema.ts'])
