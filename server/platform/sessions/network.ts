import ipaddr from 'ipaddr.js'
import { sign } from '../signing.ts'

/**
 * The network of an address, for limits: an IPv4 address itself, also in its IPv6 form; of an IPv6 address the first 64 bits, because one
 * customer holds all of them (LOG-01).
 */
export function networkOf(ip: string): string {
  const address = parse(ip)
  return address instanceof ipaddr.IPv6 ? prefixOf(address, 4) : String(address)
}

/** The range that one customer of a provider may hold: 48 bits of an IPv6 address, 24 of an IPv4 one (LOG-06). */
export function rangeOf(ip: string): string {
  const address = parse(ip)
  if (address instanceof ipaddr.IPv6) return prefixOf(address, 3)
  return `${String(address).split('.').slice(0, 3).join('.')}.0/24`
}

/** Parses an address; an IPv4-mapped one becomes IPv4. A closed connection has no address. */
function parse(ip: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ip !== undefined && ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined
}

function prefixOf({ parts }: ipaddr.IPv6, groups: number): string {
  const prefix = parts.slice(0, groups).map((part) => part.toString(16))
  return `${prefix.join(':')}::/${16 * groups}`
}

/** The stored form of a network: it can be recognised, but not read back. */
export function networkHash(secretKey: string, ip: string): string {
  return sign(secretKey, `network ${networkOf(ip)}`)
}
