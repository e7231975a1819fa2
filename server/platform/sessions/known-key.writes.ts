import type { Platform } from '../platform.ts'
import { sign } from '../signing.ts'

type Needs = Pick<Platform, 'db' | 'secretKey'>

const fingerprintOf = (secretKey: string) => sign(secretKey, 'fingerprint of the key').slice(0, 12)

const readKnown = ({ db }: Needs) => db.selectFrom('secret_keys').select('fingerprint').executeTakeFirst()

/** Whether the database was used with another key last. */
export async function isOtherSecretKey(platform: Needs): Promise<boolean> {
  const known = await readKnown(platform)
  return known !== undefined && known.fingerprint !== fingerprintOf(platform.secretKey)
}

/** Notes a fingerprint of the secret key. Returns whether the database was used with another key before. */
export async function noteSecretKey(platform: Needs): Promise<boolean> {
  const fingerprint = fingerprintOf(platform.secretKey)
  const known = await readKnown(platform)
  if (known?.fingerprint === fingerprint) return false
  await platform.db
    .insertInto('secret_keys')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint }))
    .execute()
  return known !== undefined
}
