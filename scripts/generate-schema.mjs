// Writes server/database/schema.ts from the migrations: node scripts/generate-schema.mjs
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

// The server's TypeScript needs the project's own Node.
if (Number.parseInt(process.versions.node, 10) < 26) {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'node'), [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
  process.exit(status ?? 1)
}

const { assembleEmbedded, startEngine } = await import('../server/database/embedded.ts')
const { migrate } = await import('../server/database/migrate.ts')
const { generateSchema } = await import('../server/database/schema-generator.ts')

const database = assembleEmbedded(await startEngine({}), '')
await migrate(database)
writeFileSync(join(root, 'server', 'database', 'schema.ts'), await generateSchema(database))
await database.close()
