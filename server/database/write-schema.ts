import { writeFileSync } from 'node:fs'
import { assembleEmbedded } from './embedded.ts'
import { startEngine } from './engine.ts'
import { migrate } from './migrate.ts'
import { generateSchema } from './schema-generator.ts'

// A new database is built from the files of tables.
const database = assembleEmbedded(await startEngine({}), '')
await migrate(database)
writeFileSync(new URL('schema.ts', import.meta.url), await generateSchema(database))
await database.close()
