import type { Insertable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../platform/platform.ts'

/** Records what was corrected about people, so that they can read it (ADR-0116). */
export async function recordCorrections(tx: Tx, corrections: readonly Insertable<DB['corrections']>[]): Promise<void> {
  if (corrections.length > 0) await tx.insertInto('corrections').values(corrections).execute()
}
