import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK } from 'jose'
import type { Reader } from '../../platform/platform.ts'
import { readPublicKeys, signingAlgorithm } from './keys.reads.ts'

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
  if (!key) return { outcome: read.claims.iss === publicUrl ? 'altered' : 'foreign' }
  try {
    const { payload } = await compactVerify(jwt, await importJWK({ ...key }, signingAlgorithm), {
      algorithms: [signingAlgorithm],
    })
    const { jti } = JSON.parse(Buffer.from(payload).toString('utf8')) as { jti: string }
    return { outcome: 'signed', token: jti.slice(jti.lastIndexOf('/') + 1) }
  } catch {
    return { outcome: 'altered' }
  }
}

function decode(jwt: string) {
  try {
    return { header: decodeProtectedHeader(jwt), claims: decodeJwt(jwt) }
  } catch {
    return undefined
  }
}
