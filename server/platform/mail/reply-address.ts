import { createHmac } from 'node:crypto'
import { isMailAddress } from '#domain/kernel/mail-address.ts'
import type { Config } from '../../config.ts'

/** What an answer or a bounce is about: an application, a person, a contact of a client, or an e-mail of the outbox. */
export interface ReplyTarget {
  readonly kind: 'application' | 'person' | 'contact' | 'email'
  readonly id: number
}

type Needs = { readonly config: Pick<Config, 'replies'>; readonly secretKey: string }

const letters = { application: 'a', person: 'p', contact: 'c', email: 'e' } as const
const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as ReplyTarget['kind']]))
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Eighty bits of the signature in base 32: mail systems change the case of addresses, so letters of one case have to be enough. */
function signatureOf(secretKey: string, target: string): string {
  const digest = createHmac('sha256', secretKey).update(`reply to ${target}`).digest()
  return Array.from({ length: 16 }, (_, at) => alphabet[bitsAt(digest, at * 5)]).join('')
}

function bitsAt(bytes: Buffer, bit: number): number {
  return (bytes.readUInt16BE(bit >> 3) >> (11 - (bit & 7))) & 31
}

/** The address for answers about a target: the site's own with a signed token behind a plus. Undefined on a site that reads no answers. */
export function replyAddress({ config: { replies }, secretKey }: Needs, { kind, id }: ReplyTarget): string | undefined {
  if (!replies) return undefined
  const [local, domain] = replies.address.split('@')
  const target = `${letters[kind]}${id.toString(36)}`
  return `${local}+${target}-${signatureOf(secretKey, target)}@${domain}`
}

/**
 * The Reply-To of an e-mail about an application, to a person or to a contact of a client: the site's own address, or that of the colleague on a site that reads no
 * replies. Undefined when there is neither.
 */
export function teamAddressOf(
  needs: Needs,
  about: {
    readonly application?: number
    readonly person?: number
    readonly contact?: number
    readonly colleague: string | null | undefined
  },
): string | undefined {
  const { application, person, contact, colleague } = about
  const own =
    application !== undefined
      ? replyAddress(needs, { kind: 'application', id: application })
      : person !== undefined
        ? replyAddress(needs, { kind: 'person', id: person })
        : contact !== undefined
          ? replyAddress(needs, { kind: 'contact', id: contact })
          : undefined
  return own ?? (colleague && isMailAddress(colleague) ? colleague : undefined)
}

/** The target of the first address with a valid token. Foreign addresses and forged tokens have none. */
export function readReplyTarget(
  { config: { replies }, secretKey }: Needs,
  addresses: readonly string[],
): ReplyTarget | undefined {
  if (!replies) return undefined
  const [local = '', domain = ''] = replies.address.toLowerCase().split('@')
  for (const address of addresses) {
    const [name = '', host] = address.trim().toLowerCase().split('@')
    if (host !== domain || !name.startsWith(`${local}+`)) continue
    const [, letter = '', id = '', signature] =
      /^([a-z])([0-9a-z]{1,11})-([a-z2-7]{16})$/.exec(name.slice(local.length + 1)) ?? []
    const kind = kinds.get(letter as (typeof letters)[ReplyTarget['kind']])
    if (kind && signature === signatureOf(secretKey, letter + id)) return { kind, id: Number.parseInt(id, 36) }
  }
  return undefined
}
