import type { Config } from '../../config.ts'
import { isSameSecret } from '../../platform/signing.ts'

interface Client {
  readonly client_id?: string | undefined
  readonly client_secret?: string | undefined
}

/**
 * Whether an OAuth client is ours. Its id is public; its secret is checked if one is configured (SPEC-08). A client may name itself in the
 * body or in a Basic header (RFC 6749, section 2.3.1). One that does both must be ours in both.
 */
export function admitsClient(ours: Config['oauth'], body: Client, authorization = ''): boolean {
  const [scheme = '', credentials = ''] = authorization.trim().split(/\s+/, 2)
  if (scheme.toLowerCase() !== 'basic') return isOurs(ours, body)
  const client = readBasic(credentials)
  return client !== undefined && isOurs(ours, client) && isOurs(ours, { client_secret: client.client_secret, ...body })
}

/** The client of a Basic header, whose id and secret are form-encoded; undefined when it cannot be read. */
function readBasic(credentials: string): Client | undefined {
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(credentials, 'base64').toString()) ?? []
  if (id === undefined || secret === undefined) return undefined
  try {
    const [client_id, client_secret] = [id, secret].map((text) => decodeURIComponent(text.replaceAll('+', ' ')))
    return { client_id, client_secret }
  } catch {
    return undefined
  }
}

function isOurs(ours: Config['oauth'], given: Client): boolean {
  if (given.client_id !== undefined && given.client_id !== ours.clientId) return false
  return ours.clientSecret === undefined || isSameSecret(given.client_secret ?? '', ours.clientSecret)
}
