import type { QueryCreator } from 'kysely'
import type { AuditedAction } from '#domain/audited-actions.ts'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../platform.ts'
import type { Person } from '../sessions/viewer.ts'

interface AuditEntry {
  /** The action as `subject.verb`, e.g. 'vacancy.added'. */
  readonly action: AuditedAction
  readonly subjectType: string
  readonly subjectId: number | null
  readonly detail?: Record<string, unknown>
}

/** The author of a change. The entry names the key that acted for them (KEY-01). */
type Actor = Pick<Person, 'id' | 'key'>

/** Writes the audit row of an administrative change, in the transaction of the change (SPEC-55). The trigger audit_log_queued has it chained. */
export async function audit(tx: Tx, actor: Actor | null, entry: AuditEntry, now: Date): Promise<void> {
  await auditEach(tx, actor, [entry], now)
}

/** Writes the audit rows of a change of many records by one statement; see audit. */
export async function auditEach(tx: Tx, actor: Actor | null, entries: readonly AuditEntry[], now: Date): Promise<void> {
  if (entries.length > 0) await auditRows(tx, actor, entries, now).execute()
}

/** The statement of auditEach for at least one entry, for a statement that also writes the change. */
export function auditRows(db: QueryCreator<DB>, actor: Actor | null, entries: readonly AuditEntry[], now: Date) {
  return db.insertInto('audit_log').values(
    entries.map((entry) => ({
      actor_id: actor?.id ?? null,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      detail: JSON.stringify({ ...entry.detail, ...(actor?.key && { api_key: actor.key.name }) }),
      at: now,
    })),
  )
}
