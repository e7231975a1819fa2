import { pathOnSite } from '#domain/kernel/web-address.ts'

/** The address that a requested path has on this site. '/..//host' is '//host' once it is resolved. */
export function addressOnSite(origin: string, path: string): URL {
  const address = new URL(origin + pathOnSite(path))
  address.pathname = pathOnSite(address.pathname)
  return address
}
