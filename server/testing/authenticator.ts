import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyLogin } from '#domain/kernel/passkey.ts'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()
const encoded = (content: string | Buffer) => Buffer.from(content).toString('base64url')

/** The few kinds of CBOR that a passkey needs: small integers, bytes, text and maps (RFC 8949). */
function cbor(value: number | Buffer | string | Map<number | string, unknown>): Buffer {
  const head = (kind: number, count: number) =>
    count < 24
      ? Buffer.from([kind + count])
      : count < 256
        ? Buffer.from([kind + 24, count])
        : Buffer.from([kind + 25, count >> 8, count & 255])
  if (typeof value === 'number') return value < 0 ? head(0x20, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value])
  return Buffer.concat([head(0xa0, value.size), ...[...value].flat().map((part) => cbor(part as number))])
}

interface Situation {
  readonly origin?: string
  readonly host?: string
  /** Whether the person showed a finger or a PIN. */
  readonly verified?: boolean
}
const site = { origin: 'https://cantera.test', host: 'cantera.test', verified: true }

/** A passkey in software, as a phone holds it. Its counter grows by one with each use; passkeys that are copied between devices keep 0. */
export function makeAuthenticator({ counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle: string | undefined

  const clientData = (type: string, challenge: unknown, { origin }: typeof site) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const authenticatorData = ({ host, verified }: typeof site, attested: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested])
  }
  const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key', clientExtensionResults: {} } as const

  return {
    id: encoded(id),
    /** Sets the counter back, as in a copy of the passkey. */
    rewind(to: number) {
      counter = to
    },
    create(options: Record<string, unknown>, given: Situation = {}): NewPasskey {
      const at = { ...site, ...given }
      userHandle = (options.user as { id: string }).id
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([0, id.length])
      const authData = authenticatorData(at, Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]))
      const statement = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const clientDataJSON = encoded(clientData('webauthn.create', options.challenge, at))
      return {
        ...credential,
        authenticatorAttachment: 'platform',
        response: { clientDataJSON, attestationObject: encoded(cbor(statement)), transports: ['internal'] },
      }
    },
    use(options: Record<string, unknown>, given: Situation = {}): PasskeyLogin {
      const at = { ...site, ...given }
      if (counts) counter += 1
      const client = clientData('webauthn.get', options.challenge, at)
      const data = authenticatorData(at, Buffer.alloc(0))
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
        userHandle,
      }
      return { ...credential, authenticatorAttachment: 'platform', response }
    },
  }
}
