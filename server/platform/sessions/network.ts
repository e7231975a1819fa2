import { isIPv6 } from 'node:net'
import { sign } from '../signing.ts'

/**
 * The network that an address belongs to, for limits: an IPv4 address itself, also when written the IPv6 way, and of an IPv6
 * address the first 64 bits, since whoever has one of these has all of them (LOG-01).
 */
export function networkOf(ip: string): string {
  const address = unmapped(ip)
  return isIPv6(address) ? prefixOf(address, 4) : address
}

/** The range around a network that one customer of a provider may hold: 48 bits of an IPv6 address, 24 of an IPv4 one (LOG-06). */
export function rangeOf(ip: string): string {
  const address = unmapped(ip)
  return isIPv6(address) ? prefixOf(address, 3) : `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** An IPv4 address as such, also when it is written the IPv6 way. */
function unmapped(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
}

function prefixOf(ip: string, groups: number): string {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const prefix = [...left, ...zeros, ...right].slice(0, groups).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/${16 * groups}`
}

/** What is kept of a network: enough to know it again, not to name it. */
export function networkHash(secretKey: string, ip: string): string {
  return sign(secretKey, `network ${networkOf(ip)}`)
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
