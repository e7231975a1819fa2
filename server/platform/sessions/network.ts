import ipaddr from 'ipaddr.js'
import { sign } from '../signing.ts'

/**
 * The network that an address belongs to, for limits: an IPv4 address itself, also when written the IPv6 way, and of an IPv6
 * address the first 64 bits, since whoever has one of these has all of them (LOG-01).
 */
export function networkOf(ip: string): string {
  const address = parse(ip)
  return address instanceof ipaddr.IPv6 ? prefixOf(address, 4) : String(address)
}

/** The range around a network that one customer of a provider may hold: 48 bits of an IPv6 address, 24 of an IPv4 one (LOG-06). */
export function rangeOf(ip: string): string {
  const address = parse(ip)
  if (address instanceof ipaddr.IPv6) return prefixOf(address, 3)
  return `${String(address).split('.').slice(0, 3).join('.')}.0/24`
}

/** An IPv4 address as such, also when it is written the IPv6 way. A connection that is gone already has no address. */
function parse(ip: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ip !== undefined && ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined
}

function prefixOf({ parts }: ipaddr.IPv6, groups: number): string {
  const prefix = parts.slice(0, groups).map((part) => part.toString(16))
  return `${prefix.join(':')}::/${16 * groups}`
}

/** What is kept of a network: enough to know it again, not to name it. */
export function networkHash(secretKey: string, ip: string): string {
  return sign(secretKey, `network ${networkOf(ip)}`)
}
