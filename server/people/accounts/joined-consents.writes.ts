import { sql } from 'kysely'
import type { Tx } from '../../platform/platform.ts'

/** Gives the survivor of a merge the consents of the duplicate. The same consent is kept once. */
export async function joinConsents(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    insert into consents (user_id, version, language, text_sha256, given_at, privacy_version)
    select ${survivorId}, version, language, text_sha256, given_at, privacy_version from consents where user_id = ${duplicateId}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('consents').where('user_id', '=', duplicateId).execute()
}
