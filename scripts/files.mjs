import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, in one order on every machine; nothing for a folder that does not exist. */
export function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
