import { importJWK, type JWK } from 'jose'
import type { PublicKey } from '#domain/assessment/passport/passport.contract.ts'
import { didOf, proofKeyId } from '#domain/assessment/passport/rules/issuer.ts'
import { decrypt } from '../../platform/encryption.ts'
import type { ProofKey } from '../../platform/linked-data/prove-document.ts'
import type { Platform, Reader } from '../../platform/platform.ts'

/** Every JWT is signed with ECDSA over P-256, which verifiers of Open Badges know. Nothing else is accepted either. */
export const signingAlgorithm = 'ES256'
/** Embedded proofs are made with Ed25519, which wallets know (PAS-03). */
export const proofAlgorithm = 'Ed25519'
export type KeyAlgorithm = typeof signingAlgorithm | typeof proofAlgorithm

/** What a private key is encrypted for, by the name of its public one. */
export const privateKeyOf = (kid: string) => ({ purpose: 'keys of credentials', boundTo: `credential key ${kid}` })

/** The newest key of an algorithm; undefined before the first one. */
export function readNewestKey(db: Reader, algorithm: KeyAlgorithm) {
  return db
    .selectFrom('credential_keys')
    .selectAll()
    .where('algorithm', '=', algorithm)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type KeyRow = NonNullable<Awaited<ReturnType<typeof readNewestKey>>>

/** Whether SECRET_KEY is the one under which the key was stored. */
export const isReadable = (secretKey: string, { kid, private_key }: KeyRow): boolean =>
  decrypt(secretKey, privateKeyOf(kid), private_key) !== undefined

type Keys = Pick<Platform, 'db' | 'secretKey'>

/** The key that signs JWTs now; undefined when there is none that this installation can read. */
export async function readSigningKey(keys: Keys) {
  const newest = await readPrivateKey(keys, signingAlgorithm)
  return newest && { kid: newest.kid, key: await importJWK(newest.jwk, signingAlgorithm) }
}

/** The key that makes embedded proofs now; undefined as above. */
export async function readProofKey({ config, ...keys }: Keys & Pick<Platform, 'config'>): Promise<ProofKey | undefined> {
  const newest = await readPrivateKey(keys, proofAlgorithm)
  return newest && nameProofKey(config.publicUrl, newest.kid, newest.jwk)
}

/** A key under the name that proofs have for it. */
export const nameProofKey = (publicUrl: string, kid: string, jwk: object): ProofKey => ({
  id: proofKeyId(publicUrl, kid),
  controller: didOf(publicUrl),
  jwk,
})

async function readPrivateKey({ db, secretKey }: Keys, algorithm: KeyAlgorithm) {
  const row = await readNewestKey(db, algorithm)
  const text = row && decrypt(secretKey, privateKeyOf(row.kid), row.private_key)
  return row && text ? { kid: row.kid, jwk: JSON.parse(text) as JWK } : undefined
}

type PublicPart = Pick<PublicKey, 'kty' | 'crv' | 'x' | 'y'>

/** Every public key that was ever used, or the one of a name; the newest first. */
export async function readPublicKeys(db: Reader, kid?: string) {
  const rows = await db
    .selectFrom('credential_keys')
    .select(['kid', 'algorithm', 'public_key'])
    .$if(kid !== undefined, (query) => query.where('kid', '=', kid ?? ''))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ kid: name, algorithm, public_key }) => ({
    kid: name,
    algorithm,
    jwk: public_key as unknown as PublicPart,
  }))
}
export type PublicKeyRow = Awaited<ReturnType<typeof readPublicKeys>>[number]
