import { sql } from 'kysely'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import { type ReadClient, type ReadingRecords, readClientRow } from '#domain/desk/record-imports/record-rows.rules.ts'
import { clientForm } from '#domain/hiring/clients/clients.contract.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import type { Reader } from '../../../platform/platform.ts'
import type { PlannedLine } from './planned-line.ts'
import type { RecordTable } from './record-table.ts'

export type ClientPlan =
  | { readonly line: number; readonly fields: Omit<ReadClient, 'notices'> }
  /** A known client that gets a note, whole or beside the one it has. */
  | {
      readonly line: number
      readonly clientId: number
      /** The notes that it has now. */
      readonly former: string
      readonly notes: string
      readonly added: string
    }

interface KnownClient {
  readonly id: number
  readonly name: string
  readonly location: string
  readonly notes: string
}

/** A client has one name and one place (CLI-01); the same name in one other place is the same client if the file names no other. */
export async function planClients(db: Reader, table: RecordTable, reading: ReadingRecords, { known }: RecordChoices) {
  const read = table.rows.map(({ line, cells }) => ({
    line,
    row: readClientRow(cells, reading),
    more: cells.length > table.headings.length,
  }))
  const there = await readKnownClients(
    db,
    read.map(({ row }) => row.name_clients),
  )
  const met = new Map<string, number>()
  const plans: ClientPlan[] = []
  const lines = read.map(({ line, row: { notices: noted, ...row }, more }): PlannedLine => {
    const shown = {
      ...{ line, name: row.name_clients, detail: row.ubication_clients, published: false, lacks: [], gets: [], notices: [] },
    }
    const sameName = there.get(withoutAccents(row.name_clients)) ?? []
    const client =
      sameName.find(({ location }) => withoutAccents(location) === withoutAccents(row.ubication_clients)) ??
      (sameName.length === 1 && row.ubication_clients === '' ? sameName[0] : undefined)
    const parsed = clientForm.safeParse(client ? { ...row, ubication_clients: client.location } : row)
    if (!parsed.success || more) {
      const reasons = parsed.success
        ? ['imports.error.more_cells']
        : [...new Set(parsed.error.issues.map(({ message }) => message))]
      return { ...shown, outcome: 'wrong', reasons }
    }
    const key = JSON.stringify([parsed.data.name_clients, parsed.data.ubication_clients].map(withoutAccents))
    if (met.has(key)) return { ...shown, outcome: 'twice', reasons: [] }
    met.set(key, line)
    if (!client) {
      plans.push({ line, fields: { ...row, ...parsed.data, notes_clients: parsed.data.notes_clients ?? '' } })
      return { ...shown, outcome: 'new', reasons: [], notices: noted }
    }
    const missing = row.notes_clients.split('\n').filter((text) => text !== '' && !client.notes.includes(text))
    const notes = [client.notes, ...missing].filter(Boolean).join('\n')
    const isUsable = clientForm.shape.notes_clients.safeParse(notes).success
    if (known !== 'complete' || missing.length === 0 || !isUsable) return { ...shown, outcome: 'known', reasons: [] }
    plans.push({ line, clientId: client.id, former: client.notes, notes, added: missing.join('\n') })
    return { ...shown, outcome: 'known', gets: ['notes_clients'], reasons: [] }
  })
  return { lines, clients: plans }
}

/** The clients with one of these names, by the name without case and accents. */
async function readKnownClients(db: Reader, names: readonly string[]): Promise<Map<string, KnownClient[]>> {
  const { rows } = await sql<KnownClient>`
    select id, name, location, notes from clients
    where folded(name) collate "C" = any(array(select folded(said) collate "C" from unnest(${names}::text[]) as said))`.execute(
    db,
  )
  return Map.groupBy(rows, ({ name }) => withoutAccents(name))
}
