import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownSource } from './migrate.ts'
import { readTableStatements, scriptOf, withoutComments } from './table-files.ts'

// `npm run migrate:release -- <version>`: states the schema of today as that of the last release, and removes the migrations that led to it.
const { features, migrations, lastRelease } = ownSource
const [version] = process.argv.slice(2)
if (!version) throw new Error('Name the version that was released: npm run migrate:release -- 0.2.0')
const names = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
const newest = names.sort().at(-1)
if (!newest) throw new Error('There is no migration since the last release: its schema is still the last one.')
const statements = await readTableStatements(features)
const head = `-- Release ${version}, whose last migration is ${newest}\n-- Made by npm run migrate:release; not to be changed (ADR-0205).\n`
writeFileSync(lastRelease, head + scriptOf(statements.map(withoutComments)))
for (const name of names) rmSync(join(migrations, name))
