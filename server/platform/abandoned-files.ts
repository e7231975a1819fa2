import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Removes the files of a folder that were last written before `before`, as those that a crash left. A missing folder has none. */
export async function removeAbandoned(
  folder: string,
  before: number,
  mayBe: (name: string) => boolean = () => true,
): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(mayBe)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}
