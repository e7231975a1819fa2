/**
 * Results of other sites that a person shows: the most, how often one person has an issuer asked per hour, what one check may take, and when
 * an issuer is asked again (PAS-02).
 */
export const foreignLimits = {
  ofPerson: 20,
  checksPerHour: 20,
  seconds: 5,
  answerBytes: 65_536,
  freshHours: 24,
  retryHours: 1,
} as const

/** `valid`; `withdrawn`: its issuer does not confirm it any more; `expired`: its issuer set a date after which it no longer counts. */
export const foreignStates = ['valid', 'withdrawn', 'expired'] as const
export type ForeignState = (typeof foreignStates)[number]

interface Stored {
  readonly withdrawn_at: Date | null
  readonly valid_until: Date | null
}

/** The state of a stored result of another site. */
export function stateOfForeign({ withdrawn_at, valid_until }: Stored, now: Date): ForeignState {
  if (withdrawn_at) return 'withdrawn'
  return valid_until && valid_until <= now ? 'expired' : 'valid'
}

/**
 * Whether the issuer is asked again about a result that somebody opens: the last answer is old, and the last question is not recent
 * (PAS-02). One that is not valid any more is final.
 */
export function isCheckDue(row: Stored & { readonly checked_at: Date; readonly asked_at: Date }, now: Date): boolean {
  const { freshHours, retryHours } = foreignLimits
  const hoursSince = (at: Date) => (now.getTime() - at.getTime()) / 3_600_000
  return (
    stateOfForeign(row, now) === 'valid' && hoursSince(row.checked_at) >= freshHours && hoursSince(row.asked_at) >= retryHours
  )
}

/** What a credential says of its person: `unnamed`; `same` name as the profile, or `other`. */
export const holders = ['unnamed', 'same', 'other'] as const
export type Holder = (typeof holders)[number]

/**
 * Compares the name in a credential with the name in a profile, without accents, case and order. One of them may leave out names, but
 * two have to agree.
 */
export function holderOf(named: string | null, profile: string): Holder {
  if (named === null) return 'unnamed'
  const [shorter, longer] = [wordsOf(named), wordsOf(profile)].sort((one, other) => one.size - other.size) as [
    Set<string>,
    Set<string>,
  ]
  const agree = [...shorter].every((word) => longer.has(word))
  return agree && shorter.size > 0 && (shorter.size > 1 || longer.size === 1) ? 'same' : 'other'
}

const wordsOf = (name: string) =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

/** The addresses of a credential at the site that signed it. */
export interface IssuerAddresses {
  readonly credential: string
  readonly file: string
  readonly status: string
}

/** The addresses of a credential with this token at a site (ADR-0181). */
export const addressesAt = (site: string, token: string): IssuerAddresses => ({
  credential: `${site}/passport/${token}`,
  file: `${site}/api/passport/${token}/credential`,
  status: `${site}/api/passport/${token}/status`,
})

/** The address of a public key of a site, which a JWT names as `kid`. */
export const keyId = (site: string, kid: string): string => `${site}/api/passport/keys/${kid}`

/** The address of a key of a site; undefined for one that is not of this site. */
export function keyAddressAt(site: string, kid: unknown): string | undefined {
  const text = String(kid)
  const beginning = keyId(site, '')
  const isKey = text.startsWith(beginning) && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text.slice(beginning.length))
  return isKey ? text : undefined
}
