/**
 * An address whose percent signs do not encode anything is read letter by letter, so that it meets the same handlers and gets
 * the same headers as every other one (CFG-01).
 */
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
