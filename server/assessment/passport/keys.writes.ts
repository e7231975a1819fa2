import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { exportJWK, generateKeyPair } from 'jose'
import { isKeyOld } from '#domain/assessment/passport/passport.rules.ts'
import { encrypt } from '../../platform/encryption.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { isReadable, type KeyAlgorithm, privateKeyOf, proofAlgorithm, readNewestKey, signingAlgorithm } from './keys.reads.ts'

type Keys = Pick<Platform, 'secretKey' | 'now'>
const hourMs = 3_600_000

const algorithms = [signingAlgorithm, proofAlgorithm] as const

/** Adds a key that is used from now on. Two processes may add one each: both are published, and the newer one is used. */
export async function addKey(db: Tx | Reader, { secretKey, now }: Keys, algorithm: KeyAlgorithm): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const kid = randomUUID()
  await db
    .insertInto('credential_keys')
    .values({
      kid,
      algorithm,
      public_key: JSON.stringify(await exportJWK(publicKey)),
      private_key: encrypt(secretKey, privateKeyOf(kid), JSON.stringify(await exportJWK(privateKey))),
      created_at: now(),
    })
    .execute()
}

/** Adds the first keys of the installation, or those that it can read after its SECRET_KEY was changed. */
export async function ensureKeys(tx: Tx, keys: Keys): Promise<void> {
  for (const algorithm of algorithms) {
    const newest = await readNewestKey(tx, algorithm)
    if (!newest || !isReadable(keys.secretKey, newest)) await addKey(tx, keys, algorithm)
  }
}

/**
 * Adds a key where the newest one is old, cannot be read, or is missing because the installation is older than its algorithm. An
 * installation where nobody has shared a result gets none.
 */
export async function rotateKeys({ db, ...keys }: Keys & Pick<Platform, 'db'>): Promise<void> {
  const newest = await Promise.all(algorithms.map((algorithm) => readNewestKey(db, algorithm)))
  if (newest.every((key) => key === undefined)) return
  for (const [place, algorithm] of algorithms.entries()) {
    const key = newest[place]
    if (!key || isKeyOld(key.created_at, keys.now()) || !isReadable(keys.secretKey, key)) await addKey(db, keys, algorithm)
  }
}

/** Starts the periodic task that rotates the keys. Returns a function that stops it. */
export function startRotatingKeys({ db, secretKey, now }: Platform, log: FastifyBaseLogger): () => void {
  return startPeriodicTask(
    () => rotateKeys({ db, secretKey, now }),
    hourMs,
    (error) => log.warn({ err: error }, 'rotating the keys of credentials failed'),
  )
}
