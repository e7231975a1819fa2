import { usualHyphens } from './plain-text.ts'

/** Node and browsers both have it. Only this of it is used here, because this tree knows neither. */
declare const URL: new (address: string) => { readonly hostname: string }

export const longestAddress = 254

/**
 * An apostrophe may stand before the @, and the last label has any length: `o'brien@…`, `….technology`. The document says two to seven
 * letters, which refuses addresses that exist (ADR-0126). No repetition is nested, so that no input makes the pattern slow (INJ-08).
 */
export const addressPattern = /^[a-z0-9_%+'-]+(?:\.[a-z0-9_%+'-]+)*@(?:[a-z0-9-]+\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
const domainOfLetters = /^[\p{L}\p{M}\p{N}.\-。．｡]+$/u
const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** Whether an address is refused only for letters before the @, which mail servers take only with SMTPUTF8 (ADR-0020). */
export function isRefusedForLetters(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  return !isAscii(local) && addressPattern.test(local.replace(/[^\p{ASCII}]/gu, 'a') + address.slice(at))
}

/**
 * An address as it is stored and compared: in small letters, and a domain with letters beyond ASCII as the name that the domain system has for
 * it (`ñandú.example` is `xn--and-6ma2c.example`, ADR-0020). A text that is no address comes back without other changes.
 */
export function usualAddress(text: string): string {
  const address = usualHyphens(text).toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // A longer text is refused anyway, and normalising one of combining marks takes long.
  if (at < 0 || isAscii(domain) || domain.length > longestAddress || !domainOfLetters.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

/** Whether a text is exactly one e-mail address, in any case of letters. */
export const isMailAddress = (text: string): boolean => text.length <= longestAddress && addressPattern.test(text.toLowerCase())

/** Whether a text, written as `usualAddress` does, is one e-mail address of one of these domains. Those below a domain do not count. */
export const isAddressOf = (text: string, domains: readonly string[]): boolean =>
  isMailAddress(text) && domains.includes(text.slice(text.lastIndexOf('@') + 1))
