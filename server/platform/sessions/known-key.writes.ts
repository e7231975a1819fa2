import type { Platform } from '../platform.ts'
import { sign } from '../signing.ts'

/** Notes a fingerprint of the secret key. Returns whether the database was used with another key before. */
export async function noteSecretKey({ db, secretKey }: Pick<Platform, 'db' | 'secretKey'>): Promise<boolean> {
  const fingerprint = sign(secretKey, 'fingerprint of the key').slice(0, 12)
  const known = await db.selectFrom('secret_keys').select('fingerprint').executeTakeFirst()
  if (known?.fingerprint === fingerprint) return false
  await db
    .insertInto('secret_keys')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint }))
    .execute()
  return known !== undefined
}
