import { isIPv6 } from 'node:net'
import { sign } from '../signing.ts'

/**
 * The network that an address belongs to, for limits: an IPv4 address itself, also when written the IPv6 way, and of an IPv6
 * address the first 64 bits, since whoever has one of these has all of them (LOG-01).
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const prefix = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}

/** What is kept of a network: enough to know it again, not to name it. */
export function networkHash(secretKey: string, ip: string): string {
  return sign(secretKey, `network ${networkOf(ip)}`)
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
