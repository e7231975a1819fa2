import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { AccessRow } from './access.ts'

const folder = join(import.meta.dirname, '..')
const parts: { access: readonly AccessRow[] }[] = await Promise.all(
  globSync('*/*/*.access.ts', { cwd: folder }).map((file) => import(join(folder, file))),
)

/** The access matrix: the expected answer of every endpoint for every kind of caller, as each feature declares it (ACC-01). */
export const accessMatrix = parts.flatMap(({ access }) => access)
