/** Fewer digits are the beginning of an address or a name as well. */
const fewestDigits = 5
/** A whole phone without its country code has at least so many. */
const shortestPhone = 7

export interface PhoneSearch {
  readonly digits: string
  /** What follows a country code, wherever that ends: a phone may be kept without it. */
  readonly withoutCode: readonly string[]
}

/** What a search looks for among phones, written in any way; undefined where it is no phone. */
export function phoneSearch(text: string): PhoneSearch | undefined {
  const usual = text.normalize('NFKC')
  const digits = usual.replace(/\D/g, '')
  if (!/^[\d\s+()./\p{Pd}]+$/u.test(usual) || digits.length < fewestDigits) return undefined
  const shorter = Array.from({ length: Math.max(0, digits.length - shortestPhone) }, (_, cut) => digits.slice(cut + 1))
  return { digits, withoutCode: shorter }
}
