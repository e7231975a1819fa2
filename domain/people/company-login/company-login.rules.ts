import { fittingName, fittingNames, nameOfAddress } from '../../kernel/fitting-names.ts'
import { type Language, parseLanguage } from '../../kernel/languages.ts'
import { isAddressOf, usualAddress } from '../../kernel/mail-address.ts'
import { oneLine } from '../../kernel/plain-text.ts'
import { roleOfValues } from '../staff-provisioning/scim.rules.ts'

export type Claims = Readonly<Record<string, unknown>>

/** What the provider says of the person who has logged in there. */
export interface CompanyPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? oneLine(value) : '')

/** Providers write a yes in several ways. Microsoft names the claim `xms_edov`: the owner of the address's domain has been verified. */
const saysYes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** Whether the claims say something about the address being verified. */
export const statesVerification = ({ email, email_verified, xms_edov }: Claims): boolean =>
  textOf(email) !== '' && (email_verified ?? xms_edov) !== undefined

/**
 * The person of the claims, undefined unless the provider says that it has verified their address (SSO-01), and that address is of an
 * allowed domain. The domain itself counts, not those below it.
 */
export function companyPerson(claims: Claims, domains: readonly string[]): CompanyPerson | undefined {
  const email = usualAddress(textOf(claims.email))
  const isVerified = saysYes(claims.email_verified ?? claims.xms_edov)
  if (!isVerified || !isAddressOf(email, domains)) return undefined
  // Names go into e-mails and documents, and people write them themselves at many providers.
  const given = fittingName(textOf(claims.given_name))
  const names = given
    ? { firstName: given, lastName: fittingName(textOf(claims.family_name)) }
    : fittingNames(textOf(claims.name))
  return {
    email,
    firstName: names.firstName || nameOfAddress(email),
    lastName: names.lastName,
    language: parseLanguage(textOf(claims.locale).slice(0, 2).toLowerCase()) ?? undefined,
  }
}

/** The values of a claim: that of exactly this name, else a path whose parts points separate, as `realm_access.roles`. */
export function valuesOf(claims: Claims, name: string): readonly string[] {
  const inside = (value: unknown, part: string) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Claims)[part] : undefined
  const value = Object.hasOwn(claims, name) ? claims[name] : name.split('.').reduce(inside, claims as unknown)
  return [value].flat().filter((one) => typeof one === 'string')
}

interface RoleSettings {
  readonly roleClaim: string | undefined
  readonly roles: readonly { readonly value: string; readonly role: string }[]
  readonly defaultRole: string | undefined
}

/**
 * The name of the role that the claims give: the first in the order of the settings whose value they have, else the default one. Values that
 * the settings do not name give nothing, whatever they are called.
 */
export function roleNameOf(claims: Claims, { roleClaim, roles, defaultRole }: RoleSettings): string | undefined {
  const held = roleClaim === undefined ? [] : valuesOf(claims, roleClaim)
  return roleOfValues(held, roles) ?? defaultRole
}

/** Whether the provider says that it has asked for more than a password, by a value that the settings name (IDT-03). */
export const showsFactor = (claims: Claims, accepted: readonly string[]): boolean =>
  [...valuesOf(claims, 'amr'), ...valuesOf(claims, 'acr')].some((value) => accepted.includes(value))
