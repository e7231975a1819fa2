import { limits } from './limits.ts'
import { plainName, splitName } from './person-names.ts'
import { usualHyphens } from './plain-text.ts'

/** Letters of any alphabet, single spaces, hyphen, apostrophe (REG-02, SPEC-49). */
export const personNamePattern = /^\p{L}[\p{L}\p{M}]*(?:[ '-]\p{L}[\p{L}\p{M}]*)*$/u

/** A name with the usual signs. A hyphen between spaces joins the names beside it. */
export const usualName = (text: string): string => usualHyphens(text).replace(/ ?- ?/g, '-')

/** A name that another program wrote, shortened; empty when nobody could enter it here. */
export function fittingName(text: string): string {
  const name = usualName(text)
    .slice(0, limits.text.short)
    .replace(/[ '\p{Cs}-]+$/u, '')
  return personNamePattern.test(name) ? name : ''
}

/** What stands for the name of somebody of whom only the address is known: the letters before the @. */
export function nameOfAddress(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).slice(0, limits.text.short)
  return local.replace(/[^\p{L}]+/gu, ' ').trim() || local
}

/** First and last name of the full name that another program wrote, as "Ruiz, Ana" or "Ana Ruiz (Contractor)"; empty where nobody could enter them here. */
export function fittingNames(text: string): { readonly firstName: string; readonly lastName: string } {
  const [first, last] = splitName(plainName(text).name)
  const [firstName, lastName] = [fittingName(first), fittingName(last)]
  return firstName === '' || (last !== '' && lastName === '') ? { firstName: '', lastName: '' } : { firstName, lastName }
}
