import { isWellFormed, loadDocument } from './load-document.ts'

/** A key of an embedded proof: its name, the identifier that controls it, and the key as a JWK. */
export interface ProofKey {
  readonly id: string
  readonly controller: string
  readonly jwk: object
}

// These libraries are large, and most processes never prove anything.
const libraries = async () => {
  const [vc, { DataIntegrityProof }, { cryptosuite }, multikey] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalbazaar/ed25519-multikey'),
  ])
  return { ...vc, suiteOf: (signer?: object) => new DataIntegrityProof({ cryptosuite, ...(signer && { signer }) }), ...multikey }
}

/** Adds a Data Integrity proof (eddsa-rdfc-2022) to a credential. All its terms have to stand in contexts that are shipped. */
export async function proveDocument<Document extends object>(document: Document, { jwk, ...names }: ProofKey) {
  const { issue, suiteOf, fromJwk } = await libraries()
  const signer = (await fromJwk({ jwk, secretKey: true, ...names })).signer()
  return issue({ credential: document, suite: suiteOf(signer), documentLoader: loadDocument })
}

/** A public key in the form of DID documents (Multikey). */
export async function presentMultikey({ jwk, ...names }: ProofKey) {
  const { fromJwk } = await libraries()
  const { publicKeyMultibase } = await (await fromJwk({ jwk, ...names })).export({ publicKey: true })
  return { ...names, type: 'Multikey' as const, publicKeyMultibase }
}

/**
 * Whether a credential has a proof of this key. Nothing is loaded but shipped contexts and the key, whatever the document names. Its dates and
 * its status are up to the caller.
 */
export async function isProven(document: object, key: ProofKey): Promise<boolean> {
  if (!isWellFormed(document)) return false
  const { verifyCredential, suiteOf } = await libraries()
  const method = { '@context': 'https://w3id.org/security/multikey/v1', ...(await presentMultikey(key)) }
  const { id, controller } = key
  const issuer = {
    '@context': 'https://www.w3.org/ns/did/v1',
    id: controller,
    assertionMethod: [id],
    verificationMethod: [method],
  }
  const known = new Map<string, object>([
    [id, method],
    [controller, issuer],
  ])
  const { verified } = await verifyCredential({
    credential: document,
    suite: suiteOf(),
    documentLoader: async (address) => {
      const own = known.get(address)
      return own ? { contextUrl: null, documentUrl: address, document: own } : loadDocument(address)
    },
    checkStatus: async () => ({ verified: true }),
  })
  return verified
}
