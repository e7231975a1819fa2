import { pathOnSite } from '#domain/kernel/web-address.ts'

/** The address of a requested path on this site. '/..//host' resolves to '//host', which would be another site. */
export function addressOnSite(origin: string, path: string): URL {
  const address = new URL(origin + pathOnSite(path))
  address.pathname = pathOnSite(address.pathname)
  return address
}
