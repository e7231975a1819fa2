import { keyId } from '#domain/assessment/passport/foreign-results.rules.ts'
import type { PublicKey } from '#domain/assessment/passport/passport.contract.ts'
import { didOf, proofKeyId } from '#domain/assessment/passport/rules/issuer.ts'
import { presentMultikey } from '../../platform/linked-data/prove-document.ts'
import { nameProofKey, type PublicKeyRow, proofAlgorithm } from './keys.reads.ts'

/** A public key for verifiers, under the name that credentials have for it. */
export const presentKey = (publicUrl: string, { kid, algorithm, jwk }: PublicKeyRow): PublicKey => ({
  ...jwk,
  kid: algorithm === proofAlgorithm ? proofKeyId(publicUrl, kid) : keyId(publicUrl, kid),
  // RFC 8037, because the name of RFC 9864 is unknown to many.
  alg: algorithm === proofAlgorithm ? 'EdDSA' : algorithm,
  use: 'sig',
})

/** The DID document of this site. It names every key that ever made proofs, so that old credentials can be checked. */
export async function presentIssuer(publicUrl: string, keys: readonly PublicKeyRow[]) {
  const id = didOf(publicUrl)
  const ofProofs = keys.filter(({ algorithm }) => algorithm === proofAlgorithm)
  const verificationMethod = await Promise.all(ofProofs.map(({ kid, jwk }) => presentMultikey(nameProofKey(publicUrl, kid, jwk))))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod,
    assertionMethod: verificationMethod.map((method) => method.id),
  }
}
