import { sql } from 'kysely'
import type { Tx } from '../../platform/platform.ts'

/** Adds reasons of an import; the caller audits it. A taken name breaks the unique index `rejection_reasons_name`. Returns the ids in order. */
export async function addReasons(tx: Tx, names: readonly string[], now: Date): Promise<number[]> {
  if (names.length === 0) return []
  const rows = await tx
    .insertInto('rejection_reasons')
    .values(names.map((name) => ({ name, created_at: now, updated_at: now })))
    .returning('id')
    .execute()
  // An insert of several rows numbers them in their order, but does not promise to return them in it.
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** Deletes reasons that no application has; the caller has checked that and audits it. */
export async function removeReasons(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('rejection_reasons').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
}
