import { type FieldErrors, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { audit } from './audit/audit.ts'
import type { Platform, Tx } from './platform.ts'
import type { Person } from './sessions/viewer.ts'

interface Change {
  /** What the audit row says was done, as `subject.verb`: 'currency.added'. */
  readonly action: `${string}.${string}`
  readonly detail?: Record<string, unknown>
  /** What each unique index stands for in the form: its fields and what is wrong with them. */
  readonly taken?: Readonly<Record<string, FieldErrors>>
}

/**
 * One administrative change with its audit row, in one transaction (decision 55). `write` answers the row as it is afterwards, or
 * nothing when the row is no longer as the person saw it: 409. A value that must be unique and is taken refuses its field; a row
 * that others need is in use.
 */
export async function change<Row extends { id: number }>(
  { db, now }: Platform,
  actor: Person,
  { action, detail, taken = {} }: Change,
  write: (tx: Tx, now: Date) => Promise<Row | undefined>,
): Promise<Row | Refusal> {
  const instant = now()
  try {
    return await db.transaction().execute(async (tx) => {
      const row = await write(tx, instant)
      if (!row) return refuse('errors.stale')
      const subjectType = action.split('.')[0] ?? action
      await audit(tx, actor, { action, subjectType, subjectId: row.id, ...(detail && { detail }) }, instant)
      return row
    })
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    if (code === '23505' && taken[constraint]) return refuse('errors.fields', { errors: taken[constraint] })
    if (code === '23503') return refuse('errors.in_use')
    throw error
  }
}
