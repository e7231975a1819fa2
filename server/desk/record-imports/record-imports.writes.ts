import { sql } from 'kysely'
import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import { openUndo } from '../../platform/imports/undo-window.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { RecordPlan } from './reads/plan.ts'
import type { MadeRecord, RecordTarget } from './reads/record-target.ts'
import type { ImportOfRecords } from './record-imports.reads.ts'

const changed = refuse('imports.error.changed')
const taken = { clients_once: changed, rejection_reasons_name: changed }

/** Rows of one statement. */
const atOnce = 2000

/** Imports the records of a plan in one transaction (INT-15, MOV-01). Refuses with imports.error.changed when one was added or changed meanwhile. */
export function importRecords(
  platform: Platform,
  actor: Person,
  kind: RecordKind,
  fileName: string,
  plan: RecordPlan,
): Promise<{ id: number; uuid: string } | Refusal> {
  const { added, completed } = plan
  const detail = { file: fileName, rows: added, ...(completed > 0 && { completed }) }
  return change(platform, actor, { action: `${kind}_import.added`, detail, taken }, async (tx, now) => {
    // Imports are few and short, so one waits for another; readers do not wait.
    await sql`lock table record_imports in share row exclusive mode`.execute(tx)
    const { id, uuid } = await tx
      .insertInto('record_imports')
      .values({ kind, created_by: actor.id, created_at: now, file_name: fileName, added, completed })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    const made = await plan.write(tx, { platform, actor, now, fileName })
    if (!made) return changed
    await noteRecords(tx, id, made, new Map(plan.lines.map((one) => [one.line, one.notices])))
    return { id, uuid }
  })
}

/** Notes which line made which record, with the cells of the line that do not count as they are written. */
async function noteRecords(
  tx: Tx,
  importId: number,
  made: readonly MadeRecord[],
  noticesOf: ReadonlyMap<number, unknown>,
): Promise<void> {
  const rows = made.map((one) => ({ part: 'line', ...one, notices: one.part ? [] : (noticesOf.get(one.line) ?? []) }))
  for (let at = 0; at < rows.length; at += atOnce)
    await sql`
      insert into imported_records (import_id, line, part, client_id, vacancy_id, application_id, reason_id, added, notices)
      select ${importId}::bigint, line, part, client_id, vacancy_id, application_id, reason_id, added, notices
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + atOnce))}::jsonb) as given (line integer, part text, client_id bigint,
        vacancy_id bigint, application_id bigint, reason_id bigint, added jsonb, notices jsonb)`.execute(tx)
}

/**
 * Removes the records of an import and empties what it filled, within an hour, except where something was done since. Refuses with
 * imports.error.undo_late afterwards.
 */
export function undoRecords(
  platform: Platform,
  actor: Person,
  target: RecordTarget,
  one: ImportOfRecords,
): Promise<{ id: number } | Refusal> {
  return change(platform, actor, { action: `${one.kind}_import.undone`, detail: { file: one.file_name } }, async (tx, now) => {
    if (one.undone_at || !openUndo(one.created_at, now)) return refuse('imports.error.undo_late')
    const undone = await tx
      .updateTable('record_imports')
      .set({ undone_at: now })
      .where('id', '=', one.id)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!undone) return undefined
    const stayed = await target.takeBack(tx, platform, one, now)
    await tx.updateTable('record_imports').set({ stayed }).where('id', '=', one.id).execute()
    return undone
  })
}
