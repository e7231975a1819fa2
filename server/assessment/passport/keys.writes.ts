import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { exportJWK, generateKeyPair } from 'jose'
import { isKeyOld } from '#domain/assessment/passport/passport.rules.ts'
import { encrypt } from '../../platform/encryption.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { isReadable, privateKeyOf, readNewestKey, signingAlgorithm } from './keys.reads.ts'

type Keys = Pick<Platform, 'secretKey' | 'now'>
const hourMs = 3_600_000

/** Adds a key that signs from now on. Two processes may add one each: both are published, and the newer one signs. */
export async function addKey(db: Tx | Reader, { secretKey, now }: Keys): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const kid = randomUUID()
  await db
    .insertInto('credential_keys')
    .values({
      kid,
      public_key: JSON.stringify(await exportJWK(publicKey)),
      private_key: encrypt(secretKey, privateKeyOf(kid), JSON.stringify(await exportJWK(privateKey))),
      created_at: now(),
    })
    .execute()
}

/** Adds the first key of the installation, or one that it can read after its SECRET_KEY was changed. */
export async function ensureKey(tx: Tx, keys: Keys): Promise<void> {
  const newest = await readNewestKey(tx)
  if (!newest || !isReadable(keys.secretKey, newest)) await addKey(tx, keys)
}

/** Adds a key when the newest one is old or cannot be read. An installation where nobody has shared a result gets none. */
export async function rotateKeys({ db, ...keys }: Keys & Pick<Platform, 'db'>): Promise<void> {
  const newest = await readNewestKey(db)
  if (newest && (isKeyOld(newest.created_at, keys.now()) || !isReadable(keys.secretKey, newest))) await addKey(db, keys)
}

/** Starts the periodic task that rotates the keys. Returns a function that stops it. */
export function startRotatingKeys({ db, secretKey, now }: Platform, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    () => rotateKeys({ db, secretKey, now }),
    hourMs,
    (error) => log.warn({ err: error }, 'rotating the keys of credentials failed'),
  )
}
