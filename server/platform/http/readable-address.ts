/** Escapes the percent signs of a path that cannot be decoded, so that it gets the same handlers and headers as any other (CFG-01). */
export function readableAddress(address: string): string {
  const end = address.indexOf('?')
  const path = end < 0 ? address : address.slice(0, end)
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length)
  }
}
