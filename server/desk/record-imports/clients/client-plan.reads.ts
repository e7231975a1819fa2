import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import { type ReadClient, type ReadingRecords, readClientRow } from '#domain/desk/record-imports/record-rows.rules.ts'
import { type ClientFields, clientForm } from '#domain/hiring/clients/clients.contract.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import type { Reader } from '../../../platform/platform.ts'
import {
  companyForms,
  inSmall,
  type KnownClient,
  proposedSpellings,
  readClientsSpelled,
  readSpellings,
} from '../reads/companies.ts'
import { type PlannedLine, plainLine } from '../reads/planned-line.ts'
import type { RecordTable } from '../reads/record-table.ts'

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

interface Read {
  readonly line: number
  readonly row: ReadClient
  readonly more: boolean
  readonly client: KnownClient | undefined
  /** Identifies the client among the rows. */
  readonly id: string
}

/**
 * A client has one name and one place (CLI-01); the same name in one other place is the same client if the file names no other. Spellings of
 * one company in one place are one client, unless they are chosen to stay apart (MOV-04).
 */
export async function planClients(db: Reader, table: RecordTable, reading: ReadingRecords, { known, apart }: RecordChoices) {
  const rows = table.rows.map(({ line, cells }) => ({
    ...{ line, row: readClientRow(cells, reading), more: cells.length > table.headings.length },
  }))
  const spellings = await readSpellings(
    db,
    rows.map(({ row }) => row.name_clients),
  )
  const clients = await readClientsSpelled(db, spellings.values())
  const formOf = companyForms([...clients, ...spellings.values()])
  const groups = new Map<string, Set<string>>()
  const companyOf = (name: string, place: string, spelling: { key: string; form: string } | undefined): string => {
    const company = `${spelling?.key} ${spelling && formOf(spelling)} ${withoutAccents(place)}`
    return apart.includes(company) ? `${company} ${inSmall(name)}` : company
  }
  const ofClient = (client: KnownClient) => companyOf(client.name, client.location, client)
  const read = rows.map(({ line, row, more }): Read => {
    const spelling = spellings.get(row.name_clients)
    const id = companyOf(row.name_clients, row.ubication_clients, spelling)
    const sameName = (client: KnownClient) => inSmall(client.name) === inSmall(row.name_clients)
    const here = clients.filter((client) => ofClient(client) === id)
    const anywhere = clients.filter((client) => companyOf(client.name, '', client) === id)
    const client =
      here.find(sameName) ?? here[0] ?? (row.ubication_clients === '' && anywhere.length === 1 ? anywhere[0] : undefined)
    const company = `${spelling?.key} ${spelling && formOf(spelling)} ${withoutAccents(row.ubication_clients)}`
    if (spelling?.key) {
      const names = groups.get(company) ?? new Set<string>()
      for (const one of here) names.add(one.name)
      groups.set(company, names.add(row.name_clients))
    }
    return { line, row, more, client, id: client ? ofClient(client) : id }
  })
  const linesOf = notesOfClients(read)
  const met = new Map<string, number>()
  const plans: ClientPlan[] = []
  const lines = read.map((one): PlannedLine => {
    const { line, row, client, id } = one
    const shown = plainLine(line, row.name_clients, row.ubication_clients)
    const parsed = parse(one, linesOf.get(id) ?? row.notes_clients)
    if ('reasons' in parsed) return { ...shown, outcome: 'wrong', reasons: parsed.reasons }
    const joinsLine = met.get(id)
    if (joinsLine !== undefined) return { ...shown, outcome: 'twice', joinsLine }
    met.set(id, line)
    const { notices: noted, ...columns } = row
    if (!client) {
      plans.push({ line, fields: { ...columns, ...parsed, notes_clients: parsed.notes_clients ?? '' } })
      return { ...shown, outcome: 'new', notices: noted }
    }
    const missing = (parsed.notes_clients ?? '').split('\n').filter((text) => text !== '' && !client.notes.includes(text))
    const notes = [client.notes, ...missing].filter(Boolean).join('\n')
    const isUsable = clientForm.shape.notes_clients.safeParse(notes).success
    if (known !== 'complete' || missing.length === 0 || !isUsable) return { ...shown, outcome: 'known' }
    plans.push({ line, clientId: client.id, former: client.notes, notes, added: missing.join('\n') })
    return { ...shown, outcome: 'known', gets: ['notes_clients'] }
  })
  return { lines, clients: plans, spellings: proposedSpellings(groups, apart) }
}

/** The client of a row as its form reads it, with these notes if the form takes them. */
function parse({ row, client, more }: Read, notes: string): ClientFields | { readonly reasons: string[] } {
  const given = client ? { ...row, ubication_clients: client.location } : row
  const whole = clientForm.safeParse({ ...given, notes_clients: notes })
  const parsed = whole.success ? whole : clientForm.safeParse(given)
  if (more) return { reasons: ['imports.error.more_cells'] }
  return parsed.success ? parsed.data : { reasons: [...new Set(parsed.error.issues.map(({ message }) => message))] }
}

/** The lines of the notes of each client from all its rows, each once. */
function notesOfClients(read: readonly Read[]): ReadonlyMap<string, string> {
  const rows = Map.groupBy(read, ({ id }) => id)
  return new Map(
    [...rows].map(([id, ones]) => [
      id,
      [...new Set(ones.flatMap(({ row }) => row.notes_clients.split('\n')))].filter(Boolean).join('\n'),
    ]),
  )
}
