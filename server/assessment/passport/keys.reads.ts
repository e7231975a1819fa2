import { importJWK, type JWK } from 'jose'
import type { PublicKey } from '#domain/assessment/passport/passport.contract.ts'
import { decrypt } from '../../platform/encryption.ts'
import type { Platform, Reader } from '../../platform/platform.ts'

/** Every key signs with ECDSA over P-256, which verifiers of Open Badges know. Nothing else is accepted either. */
export const signingAlgorithm = 'ES256'

/** What a private key is encrypted for, by the name of its public one. */
export const privateKeyOf = (kid: string) => ({ purpose: 'keys of credentials', boundTo: `credential key ${kid}` })

/** The newest key; undefined before the first one. */
export function readNewestKey(db: Reader) {
  return db.selectFrom('credential_keys').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}
export type KeyRow = NonNullable<Awaited<ReturnType<typeof readNewestKey>>>

/** Whether SECRET_KEY is the one under which the key was stored. */
export const isReadable = (secretKey: string, { kid, private_key }: KeyRow): boolean =>
  decrypt(secretKey, privateKeyOf(kid), private_key) !== undefined

/** The key that signs now; undefined when there is none that this installation can read. */
export async function readSigningKey({ db, secretKey }: Pick<Platform, 'db' | 'secretKey'>) {
  const row = await readNewestKey(db)
  const text = row && decrypt(secretKey, privateKeyOf(row.kid), row.private_key)
  return row && text ? { kid: row.kid, key: await importJWK(JSON.parse(text) as JWK, signingAlgorithm) } : undefined
}

/** Every public key that ever signed, or the one of a name; the newest first. */
export async function readPublicKeys(db: Reader, kid?: string): Promise<PublicKey[]> {
  const rows = await db
    .selectFrom('credential_keys')
    .select(['kid', 'public_key'])
    .$if(kid !== undefined, (query) => query.where('kid', '=', kid ?? ''))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ kid, public_key }) => ({
    ...(public_key as unknown as Pick<PublicKey, 'kty' | 'crv' | 'x' | 'y'>),
    kid,
    alg: signingAlgorithm,
    use: 'sig',
  }))
}
