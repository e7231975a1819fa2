import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEngine } from './engine.ts'

/**
 * The files of a new, empty embedded database, packed by `npm run build`: unpacking them is several times faster than creating them. The
 * name contains the version of the engine, so that another version's image is ignored.
 */
function imageFile(): string {
  const enginePackage = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(readFileSync(enginePackage, 'utf8')) as { version: string }
  return fileURLToPath(new URL(`../../build/empty-database-${version}.tar`, import.meta.url))
}

/** Writes the image as a whole or not at all. */
async function makeEmptyImage(): Promise<void> {
  const file = imageFile()
  const engine = await startEngine({})
  const image = await engine.dumpDataDir('none')
  await engine.close()
  mkdirSync(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, image.stream())
  renameSync(`${file}.part`, file)
}

/** The image; undefined when none was built, so that the engine creates the database itself. */
export async function readEmptyImage(): Promise<Blob | undefined> {
  const file = imageFile()
  return existsSync(file) ? openAsBlob(file) : undefined
}

if (import.meta.main) await makeEmptyImage()
