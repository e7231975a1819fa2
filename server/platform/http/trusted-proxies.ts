import { isIP, isIPv4 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** Whether X-Forwarded-For from this address, this many hops away, is trusted. */
export type TrustProxy = (address: string, hop: number) => boolean

const aliases: Readonly<Record<string, string>> = { localhost: 'loopback' }
const names = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Reads TRUST_PROXY: a number of proxies, `true` for every address, or names (loopback, linklocal, uniquelocal), addresses and networks,
 * separated by commas. False when no proxy is trusted, undefined for anything else.
 */
export function readTrustProxy(text: string): TrustProxy | false | undefined {
  const value = text.trim().toLowerCase()
  if (value === '' || value === 'false' || value === '0') return false
  if (value === 'true' || value === '*') return () => true
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value)
  const trusted = value.split(/[\s,]+/).map((one) => aliases[one] ?? one)
  // The library also accepts short IPv4 addresses (10.1 for 10.0.0.1), which are more likely a mistake.
  if (!trusted.every((one) => names.has(one) || isIP(one.split('/')[0] ?? '') !== 0)) return undefined
  try {
    return proxyAddr.compile(trusted)
  } catch {
    return undefined
  }
}

/**
 * X-Forwarded-For with bare addresses, without ports and brackets. The last address is the closest to the server, so an invalid entry ends
 * the chain: no known proxy has vouched for the entries before it.
 */
export function bareForwardedFor(header: string): string {
  const addresses: string[] = []
  for (const entry of header.split(',').toReversed()) {
    const address = withoutPort(entry.trim())
    if (isIP(address) === 0) break
    addresses.unshift(address)
  }
  return addresses.join(', ')
}

function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)
  if (bracketed) return bracketed[1] ?? ''
  const [host = '', port, ...more] = entry.split(':')
  return port !== undefined && more.length === 0 && isIPv4(host) ? host : entry
}
