import { isVariantOfName } from '../../../kernel/comparable-name.ts'
import { comparablePhone } from '../../../kernel/comparable-phone.ts'
import { withoutAccents } from '../../../kernel/search-words.ts'
import type { KnownPerson } from '../../../people/imports/plan.rules.ts'

/** What a row says about the person of an application. */
export interface NamedPerson {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** Known people by what a row may name them by. */
export interface PeopleIndex {
  readonly byEmail: ReadonlyMap<string, KnownPerson>
  readonly byPhone: ReadonlyMap<string, readonly KnownPerson[]>
  /** By the full name without case and accents. */
  readonly byName: ReadonlyMap<string, readonly KnownPerson[]>
}

export function indexPeople(people: readonly KnownPerson[]): PeopleIndex {
  const having = (field: 'email' | 'phone') => people.filter((person) => person[field] !== '')
  return {
    byEmail: new Map(having('email').map((person) => [person.email, person])),
    byPhone: Map.groupBy(having('phone'), ({ phone }) => phone),
    byName: Map.groupBy(people, ({ name }) => withoutAccents(name)),
  }
}

/**
 * The person of a row (SPEC-83): the one with its address; else the one with its phone number, whose name may be a variant; else the only one
 * with its name. A phone number and a name do not count against two different addresses. `several` if more than one person fits.
 */
export function findPerson(row: NamedPerson, { byEmail, byPhone, byName }: PeopleIndex): KnownPerson | 'several' | undefined {
  const ofEmail = row.email === '' ? undefined : byEmail.get(row.email)
  if (ofEmail) return ofEmail
  const fits = ({ email }: KnownPerson) => row.email === '' || email === ''
  const phone = comparablePhone(row.phone)
  const owners = (phone === '' ? [] : (byPhone.get(phone) ?? [])).filter(
    (owner) => fits(owner) && (row.name === '' || isVariantOfName(row.name, owner.name)),
  )
  const found = owners.length > 0 ? owners : row.name === '' ? [] : (byName.get(withoutAccents(row.name)) ?? []).filter(fits)
  return found.length > 1 ? 'several' : found[0]
}
