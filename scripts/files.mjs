import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, in the same order on every machine; empty for a missing folder. */
export function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
