/** The decentralised identifier of a site (did:web, without a path), whose document wallets read below `/.well-known/` (PAS-03). */
export const didOf = (publicUrl: string): string => `did:web:${encodeURIComponent(publicUrl.replace(/^https?:\/\//, ''))}`

/** The name of a key that embedded proofs use: a part of the site's DID document, and its `kid` among the published keys. */
export const proofKeyId = (publicUrl: string, kid: string): string => `${didOf(publicUrl)}#${kid}`

/** Reads the name of a key of a site back; undefined for a key of another site. */
export function kidOfProofKey(publicUrl: string, name: unknown): string | undefined {
  const text = String(name)
  const beginning = proofKeyId(publicUrl, '')
  const kid = text.slice(beginning.length)
  return text.startsWith(beginning) && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(kid) ? kid : undefined
}
