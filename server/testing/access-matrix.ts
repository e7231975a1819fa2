import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { exports } from '../exports.ts'
import { type AccessRow, viewRequired } from './access.ts'

const folder = join(import.meta.dirname, '..')
const parts: { access: readonly AccessRow[] }[] = await Promise.all(
  globSync('*/*/*.access.ts', { cwd: folder }).map((file) => import(join(folder, file))),
)
const rows = parts.flatMap(({ access }) => access)

/** Each export is for callers who may view its list. Lists that also answer other people are exported by staff with the view right. */
const exportRows = Object.values(exports).map(([list, exported]: readonly [Endpoint, Endpoint]): AccessRow => {
  const row = rows.find(([endpoint]) => endpoint === list)
  if (!row) throw new Error(`${list.path} has no row in the access matrix`)
  const [, statuses, input] = row
  const isSame = list.access === exported.access
  return [
    exported,
    isSame ? statuses : viewRequired,
    async (site, caller) => ({ ...(await input?.(site, caller)), body: { format: 'csv' } }),
  ]
})

/** The access matrix: the expected answer of every endpoint for every kind of caller, as each feature declares it (ACC-01). */
export const accessMatrix = [...rows, ...exportRows]
