import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK } from 'jose'
import { kidOfProofKey } from '#domain/assessment/passport/rules/issuer.ts'
import { isProven } from '../../platform/linked-data/prove-document.ts'
import type { Reader } from '../../platform/platform.ts'
import { nameProofKey, proofAlgorithm, readPublicKeys, signingAlgorithm } from './keys.reads.ts'

/** What the signature of a file says; with the token of its credential when this site has signed it. */
export type Signature =
  | { readonly outcome: 'unreadable' | 'foreign' | 'altered' }
  | { readonly outcome: 'signed'; readonly token: string }

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Checks a JWT against the published keys of this site (PAS-02). The key is found by its name here: neither an address nor a key in the
 * header is followed, and no other algorithm is accepted.
 */
export async function checkSignature(db: Reader, publicUrl: string, jwt: string): Promise<Signature> {
  const read = decode(jwt)
  if (!read) return { outcome: 'unreadable' }
  const kid = uuid.exec(String(read.header.kid ?? ''))?.[0]?.toLowerCase()
  const [key] = kid ? await readPublicKeys(db, kid) : []
  if (key?.algorithm !== signingAlgorithm) return { outcome: read.claims.iss === publicUrl ? 'altered' : 'foreign' }
  try {
    const { payload } = await compactVerify(jwt, await importJWK({ ...key.jwk }, signingAlgorithm), {
      algorithms: [signingAlgorithm],
    })
    const { jti } = JSON.parse(Buffer.from(payload).toString('utf8')) as { jti: string }
    return { outcome: 'signed', token: jti.slice(jti.lastIndexOf('/') + 1) }
  } catch {
    return { outcome: 'altered' }
  }
}

/**
 * Checks the embedded proof of a credential that names this site (PAS-03). Its key is found by its name here, and nothing that the document
 * names is loaded.
 */
export async function checkProof(
  db: Reader,
  publicUrl: string,
  { document, token }: { readonly document: string; readonly token: string },
): Promise<Signature> {
  const parsed = JSON.parse(document) as { proof?: { verificationMethod?: unknown } }
  const kid = kidOfProofKey(publicUrl, parsed.proof?.verificationMethod)
  const [key] = kid ? await readPublicKeys(db, kid) : []
  if (!kid || key?.algorithm !== proofAlgorithm) return { outcome: 'altered' }
  return (await isProven(parsed, nameProofKey(publicUrl, kid, key.jwk))) ? { outcome: 'signed', token } : { outcome: 'altered' }
}

function decode(jwt: string) {
  try {
    return { header: decodeProtectedHeader(jwt), claims: decodeJwt(jwt) }
  } catch {
    return undefined
  }
}
