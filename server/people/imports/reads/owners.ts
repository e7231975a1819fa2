import { setImmediate } from 'node:timers/promises'
import { colleagueFinder } from '#domain/kernel/colleague-names.ts'
import type { ImportedRow, ReadingRows } from '#domain/people/imports/rows.rules.ts'
import { readColleaguesToName } from '../../../hiring/members/members.reads.ts'
import type { Reader } from '../../../platform/platform.ts'
import { moveToNote } from './noted-cells.ts'

/** Names that are compared before other requests get the event loop. */
const namesAtOnce = 100

/**
 * The colleagues whom the rows name as owners, by the name as the row writes it (MOV-03). A name that is that of no colleague, or of several,
 * moves into the note of its row.
 */
export async function findOwners(db: Reader, { targets, headings }: ReadingRows, rows: ImportedRow[]) {
  const owners = new Map<string, number>()
  const unknownOwners = new Set<string>()
  const names = [...new Set(rows.map(({ owner }) => owner))].filter(Boolean)
  if (names.length === 0) return { owners, unknownOwners }
  const colleagueNamed = colleagueFinder(await readColleaguesToName(db))
  for (const [at, name] of names.entries()) {
    if (at % namesAtOnce === 0) await setImmediate()
    const colleague = colleagueNamed(name)
    if (colleague) owners.set(name, colleague.id)
    else unknownOwners.add(name)
  }
  const heading = headings[targets.indexOf('owner')] ?? ''
  for (const [at, row] of rows.entries()) if (unknownOwners.has(row.owner)) rows[at] = moveToNote(row, 'owner', heading)
  return { owners, unknownOwners }
}
