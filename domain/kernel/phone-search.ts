import { comparablePhone } from './comparable-phone.ts'

/** Fewer digits may be the beginning of an address or a name. */
const fewestDigits = 5
/** The digits of the shortest phone number without a country code. */
const shortestPhone = 7

export interface PhoneSearch {
  readonly digits: string
  /** The possible digits after the country code: a stored phone number may lack the code. */
  readonly withoutCode: readonly string[]
  /** The same number with another prefix has these digits too; empty for a part of a number. */
  readonly comparable: string
}

/** The digits to search for, whatever the spelling; undefined when the text is not a phone number. */
export function phoneSearch(text: string): PhoneSearch | undefined {
  const usual = text.normalize('NFKC')
  const digits = usual.replace(/\D/g, '')
  if (!/^[\d\s+()./\p{Pd}]+$/u.test(usual) || digits.length < fewestDigits) return undefined
  const shorter = Array.from({ length: Math.max(0, digits.length - shortestPhone) }, (_, cut) => digits.slice(cut + 1))
  return { digits, withoutCode: shorter, comparable: comparablePhone(digits) }
}
