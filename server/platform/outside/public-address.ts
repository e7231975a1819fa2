import ipaddr from 'ipaddr.js'

const global = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the public Internet: no loopback, private, link-local, shared, mapped, translated, reserved or multicast one.
 * Only what is known as public passes, so that a range that this list of ranges does not know is refused.
 */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(global)
}

/** Whether an IP address is this machine, as 127.0.0.1 and ::1 are. */
export const isLoopback = (ip: string): boolean => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
