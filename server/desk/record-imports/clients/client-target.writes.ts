import { sql } from 'kysely'
import { addClients, removeClients, setClientNotes } from '../../../hiring/clients/imported-clients.writes.ts'
import type { Reader, Tx } from '../../../platform/platform.ts'
import type { MadeRecord, RecordTarget, ReportRow } from '../reads/record-target.ts'
import { lockUntouched } from '../record-imports.reads.ts'
import { type ClientPlan, planClients } from './client-plan.reads.ts'

/** Clients, by their name and place (INT-15). Known ones get a note. */
export const clientTarget: RecordTarget = {
  async plan({ db }, _viewer, table, reading, choices) {
    const { lines, clients, spellings } = await planClients(db, table, reading, choices)
    const added = clients.flatMap((one) => ('fields' in one ? [one] : []))
    const noted = clients.flatMap((one) => ('clientId' in one ? [one] : []))
    return {
      ...{ lines, spellings, added: added.length, completed: noted.length, written: clients },
      write: (tx, { now }) => write(tx, added, noted, now),
    }
  },
  readReport,
  async takeBack(tx, _platform, one, now) {
    const untouched = await lockUntouched(tx, one.id, 'clients')
    const added = untouched.flatMap(({ record, added: values }) => (values ? [] : [record]))
    await removeClients(tx, added)
    const filled = untouched.flatMap(({ record, notes, added: values }) =>
      values ? [{ id: record, notes: without(notes, values.notes_clients ?? '') }] : [],
    )
    await setClientNotes(tx, filled, now)
    return one.added + one.completed - untouched.length
  },
}

type Added = Extract<ClientPlan, { fields: unknown }>
type Noted = Extract<ClientPlan, { clientId: number }>

async function write(
  tx: Tx,
  added: readonly Added[],
  noted: readonly Noted[],
  now: Date,
): Promise<readonly MadeRecord[] | undefined> {
  const { rows } = await sql<{ id: number; notes: string }>`
    select id, notes from clients where id = any(${noted.map(({ clientId }) => clientId)}::bigint[]) order by id for update`.execute(
    tx,
  )
  const former = new Map(rows.map((row) => [Number(row.id), row.notes]))
  if (noted.some((one) => former.get(one.clientId) !== one.former)) return undefined
  const fields = added.map((one) => one.fields)
  const ids = await addClients(tx, fields, now)
  const notes = noted.map((one) => ({ id: one.clientId, notes: one.notes }))
  await setClientNotes(tx, notes, now)
  return [
    ...added.map(({ line }, at) => ({ line, client_id: ids[at] ?? 0 })),
    ...noted.map((one) => ({ line: one.line, client_id: one.clientId, added: { notes_clients: one.added } })),
  ]
}

async function readReport(db: Reader, _viewer: unknown, importId: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select one.line, clients.name, clients.location as detail, one.added, one.notices, '' as state from imported_records as one
    join clients on clients.id = one.client_id where one.import_id = ${importId} order by one.line`.execute(db)
  return rows
}

const without = (notes: string, text: string): string =>
  notes
    .split('\n')
    .filter((line) => !text.split('\n').includes(line))
    .join('\n')
