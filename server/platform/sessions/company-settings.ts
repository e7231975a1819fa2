import { z } from 'zod'
import { usualAddress } from '#domain/kernel/mail-address.ts'
import { StartupError } from '../../database/startup-error.ts'
import { flag, isLoopback, listed, optional, understood, urlOf } from '../environment.ts'

/** How staff log in with the account of their company (ADR-0189). */
export interface CompanyLogin {
  /** The address of the provider, exactly as it names itself. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  /** The domains of addresses that may log in. */
  readonly domains: readonly string[]
  /** The claim whose values decide the role at each login; without it the role is decided here. */
  readonly roleClaim: string | undefined
  /** The names of roles by value of that claim; the first that fits counts. */
  readonly roles: readonly ValueOfRole[]
  /** The name of the role of people without such a value. */
  readonly defaultRole: string | undefined
  /** The values of `amr` or `acr` that say that the provider has asked for a second factor. */
  readonly secondFactor: readonly string[]
  /** Whether staff may log in without their company's account too. */
  readonly passwordLogin: boolean
  /** The address of the one administrator who always may. */
  readonly passwordAdmin: string | undefined
}

export interface ValueOfRole {
  readonly value: string
  readonly role: string
}

export const badRoles = 'has to be a list of value=role, separated by commas'

/** The settings of the environment, as docs/guide/company-login.md describes them. */
export const companyEnvironment = {
  OIDC_ISSUER: optional(urlOf('https', 'http').refine(isSafeIssuer, 'has to begin with https:// and to have no ? and no #')),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_SCOPE: z
    .string()
    .refine((text) => text.split(' ').includes('openid'), 'lacks openid')
    .default('openid email profile'),
  OIDC_ALLOWED_DOMAINS: optional(understood(readDomains, 'has to name domains, separated by commas')),
  OIDC_ROLE_CLAIM: optional(z.string()),
  OIDC_ROLES: optional(understood(readRoles, badRoles)),
  OIDC_DEFAULT_ROLE: optional(z.string()),
  OIDC_SECOND_FACTOR: optional(z.string().transform(listed)),
  OIDC_PASSWORD_LOGIN: flag(true),
  OIDC_PASSWORD_ADMIN: optional(z.email().transform(usualAddress)),
}

type Set = z.output<z.ZodObject<typeof companyEnvironment>>

/** @throws StartupError for settings that do not belong together. */
export function readCompanyLogin(set: Set): CompanyLogin | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ALLOWED_DOMAINS: domains } = set
  if (!issuer && !clientId && !clientSecret && !domains) {
    if (!set.OIDC_PASSWORD_LOGIN)
      throw new StartupError('OIDC_PASSWORD_LOGIN=0 needs OIDC_ISSUER, or else no colleague can log in.')
    return undefined
  }
  if (!issuer || !clientId || !clientSecret || !domains)
    throw new StartupError('OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_ALLOWED_DOMAINS belong together.')
  if (isOfAnyTenant(issuer))
    throw new StartupError(
      'OIDC_ISSUER has to name one directory of Microsoft Entra ID by its id: common, organizations and consumers let in people of any company.',
    )
  if (Boolean(set.OIDC_ROLE_CLAIM) !== Boolean(set.OIDC_ROLES))
    throw new StartupError('OIDC_ROLE_CLAIM and OIDC_ROLES belong together: a claim, and the role of each of its values.')
  if (!set.OIDC_PASSWORD_LOGIN && !set.OIDC_PASSWORD_ADMIN)
    throw new StartupError(
      'OIDC_PASSWORD_LOGIN=0 needs OIDC_PASSWORD_ADMIN: the address of the administrator who logs in while the provider is away.',
    )
  return {
    issuer,
    clientId,
    clientSecret,
    scope: set.OIDC_SCOPE,
    domains,
    roleClaim: set.OIDC_ROLE_CLAIM,
    roles: set.OIDC_ROLES ?? [],
    defaultRole: set.OIDC_DEFAULT_ROLE,
    secondFactor: set.OIDC_SECOND_FACTOR ?? [],
    passwordLogin: set.OIDC_PASSWORD_LOGIN,
    passwordAdmin: set.OIDC_PASSWORD_ADMIN,
  }
}

/** Without TLS anybody between here and the provider could be the provider, except on the same machine. */
function isSafeIssuer(address: string): boolean {
  const { protocol, search, hash } = new URL(address)
  return (protocol === 'https:' || isLoopback(address)) && search === '' && hash === ''
}

/** Under these names Microsoft vouches for the people of every company, and anybody can name a company of their own as they like. */
function isOfAnyTenant(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  const names = pathname.toLowerCase().split('/')
  return hostname === 'login.microsoftonline.com' && ['common', 'organizations', 'consumers'].some((one) => names.includes(one))
}

function readDomains(text: string): string[] | undefined {
  const domains = listed(text.toLowerCase()).map((domain) => usualAddress(`a@${domain}`).slice(2))
  const isDomain = (domain: string) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,63}$/.test(domain)
  return domains.length > 0 && domains.every(isDomain) ? domains : undefined
}

/** `value=role, value=role`. The last = divides, because values of a directory may contain one. */
export function readRoles(text: string): ValueOfRole[] | undefined {
  const roles = listed(text).map((pair) => {
    const at = pair.lastIndexOf('=')
    return { value: pair.slice(0, Math.max(at, 0)).trim(), role: pair.slice(at + 1).trim() }
  })
  return roles.length > 0 && roles.every(({ value, role }) => value !== '' && role !== '') ? roles : undefined
}
