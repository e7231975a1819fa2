import { sql } from 'kysely'
import type { RecordKind } from '#domain/desk/record-imports/record-headings.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { addClients, removeClients, setClientNotes } from '../../hiring/clients/imported-clients.writes.ts'
import { addVacancies, fillVacancies, removeVacancies } from '../../hiring/vacancies/imported-vacancies.writes.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { RecordPlan } from './reads/plan.ts'
import { isPlanCurrent } from './reads/vacancy-plan.ts'
import { type ImportOfRecords, readUntouched } from './record-imports.reads.ts'

const actions = {
  clients: { added: 'clients_import.added', undone: 'clients_import.undone' },
  vacancies: { added: 'vacancies_import.added', undone: 'vacancies_import.undone' },
} as const
/** The column of imported_records that names a record of each kind. */
const columns = { clients: 'client_id', vacancies: 'vacancy_id' } as const

const taken = { clients_once: refuse('imports.error.changed') }

/** Imports the clients or vacancies of a plan in one transaction (INT-15). Refuses with imports.error.changed when one was added or changed meanwhile. */
export function importRecords(
  platform: Platform,
  actor: Person,
  kind: RecordKind,
  fileName: string,
  plan: RecordPlan,
): Promise<{ id: number; uuid: string } | Refusal> {
  const newClients = plan.clients.flatMap((one) => ('fields' in one ? [one] : []))
  const notes = plan.clients.flatMap((one) => ('clientId' in one ? [one] : []))
  const newVacancies = plan.vacancies.flatMap((one) => ('vacancy' in one ? [one] : []))
  const filled = plan.vacancies.flatMap((one) => ('vacancyId' in one ? [one] : []))
  const added = newClients.length + newVacancies.length
  const completed = notes.length + filled.length
  const detail = { file: fileName, rows: added, ...(completed > 0 && { completed }) }
  return change(platform, actor, { action: actions[kind].added, detail, taken }, async (tx, now) => {
    if (!(await isStillCurrent(tx, actor, plan))) return taken.clients_once
    const { id, uuid } = await tx
      .insertInto('record_imports')
      .values({ kind, created_by: actor.id, created_at: now, file_name: fileName, added, completed })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    const clientIds = await addClients(
      tx,
      newClients.map(({ fields }) => fields),
      now,
    )
    await setClientNotes(
      tx,
      notes.map(({ clientId, notes: text }) => ({ id: clientId, notes: text })),
      now,
    )
    const vacancyIds = await addVacancies(
      tx,
      actor,
      newVacancies.map(({ vacancy }) => vacancy),
      now,
    )
    await fillVacancies(
      tx,
      filled.map(({ vacancyId, filled: fields }) => ({ id: vacancyId, filled: fields })),
      now,
    )
    const rows = [
      ...newClients.map(({ line }, at) => ({ line, record: clientIds[at] ?? 0, added: null })),
      ...notes.map(({ line, clientId, added: text }) => ({
        line,
        record: clientId,
        added: JSON.stringify({ notes_clients: text }),
      })),
      ...newVacancies.map(({ line }, at) => ({ line, record: vacancyIds[at] ?? 0, added: null })),
      ...filled.map(({ line, vacancyId, filled: fields }) => ({ line, record: vacancyId, added: JSON.stringify(fields) })),
    ]
    const noticesOf = new Map(plan.lines.map((one) => [one.line, one.notices]))
    await tx
      .insertInto('imported_records')
      .values(
        rows.map(({ line, record, added: values }) => ({
          ...{ import_id: id, line, [columns[kind]]: record, added: values },
          notices: JSON.stringify(noticesOf.get(line) ?? []),
        })),
      )
      .execute()
    return { id, uuid }
  })
}

/** Whether a plan still holds, now that its records are locked and no other import runs. */
async function isStillCurrent(tx: Tx, actor: Person, { clients, vacancies }: RecordPlan): Promise<boolean> {
  // Imports are few and short, so one waits for another; readers do not wait.
  await sql`lock table record_imports in share row exclusive mode`.execute(tx)
  const noted = clients.flatMap((one) => ('clientId' in one ? [one] : []))
  const { rows } = await sql<{ id: number; notes: string }>`
    select id, notes from clients where id = any(${noted.map(({ clientId }) => clientId)}::bigint[]) order by id for update`.execute(
    tx,
  )
  const notes = new Map(rows.map((row) => [Number(row.id), row.notes]))
  if (noted.some(({ clientId, former }) => notes.get(clientId) !== former)) return false
  return isPlanCurrent(tx, actor, vacancies)
}

/** Until when an import can be undone; undefined when it is undone already. */
export const undoUntil = ({ created_at, undone_at }: Pick<ImportOfRecords, 'created_at' | 'undone_at'>): Date | undefined =>
  undone_at ? undefined : new Date(created_at.getTime() + limits.importFile.undoMinutes * 60_000)

/**
 * Removes the records of an import and empties what it filled, within an hour, except where something was done since. Refuses with
 * imports.error.undo_late afterwards.
 */
export function undoRecords(platform: Platform, actor: Person, one: ImportOfRecords): Promise<{ id: number } | Refusal> {
  const detail = { file: one.file_name }
  return change(platform, actor, { action: actions[one.kind].undone, detail }, async (tx, now) => {
    const until = undoUntil(one)
    if (!until || until <= now) return refuse('imports.error.undo_late')
    const undone = await tx
      .updateTable('record_imports')
      .set({ undone_at: now })
      .where('id', '=', one.id)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!undone) return undefined
    await lockRecords(tx, one)
    const untouched = await readUntouched(tx, one)
    const [added, filled] = [untouched.filter((row) => !row.added), untouched.filter((row) => row.added)]
    const ids = added.map(({ record }) => record)
    if (one.kind === 'clients') {
      await removeClients(tx, ids)
      const without = (notes: string, text: string) =>
        notes
          .split('\n')
          .filter((line) => !text.split('\n').includes(line))
          .join('\n')
      await setClientNotes(
        tx,
        filled.map(({ record, notes, added: values }) => ({ id: record, notes: without(notes, values?.notes_clients ?? '') })),
        now,
      )
    } else {
      await removeVacancies(tx, ids)
      const emptied = (values: object) => Object.fromEntries(Object.keys(values).map((field) => [field, '']))
      await fillVacancies(
        tx,
        filled.map(({ record, added: values }) => ({ id: record, filled: emptied(values ?? {}) })),
        now,
      )
    }
    const stayed = one.added + one.completed - untouched.length
    await tx.updateTable('record_imports').set({ stayed }).where('id', '=', one.id).execute()
    return undone
  })
}

/** Locked before they are examined: nothing can refer to them meanwhile. */
async function lockRecords(tx: Tx, { id, kind }: ImportOfRecords): Promise<void> {
  await sql`
    select id from ${sql.table(kind)} where id in (select ${sql.ref(columns[kind])} from imported_records where import_id = ${id})
    order by id for update`.execute(tx)
}
