/** Why nobody can write to a person now, in the order in which it is said. */
export const mailObstacles = ['no_consent', 'no_address', 'unreached'] as const
export type MailObstacle = (typeof mailObstacles)[number]

interface Addressee {
  /** Empty for a person without one. */
  readonly email: string
  /** Whether staff added the person, who has not consented yet (SPEC-77). */
  readonly lacksConsent: boolean
  /** Whether the last e-mail did not reach the address (EML-01). */
  readonly isUnreached: boolean
}

/** Why this person cannot be written to; undefined for a person who can. The outbox refuses such e-mails, and screens say it before. */
export function mailObstacle({ email, lacksConsent, isUnreached }: Addressee): MailObstacle | undefined {
  if (lacksConsent) return 'no_consent'
  if (email === '') return 'no_address'
  return isUnreached ? 'unreached' : undefined
}
