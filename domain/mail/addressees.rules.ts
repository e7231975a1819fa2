/** Why nobody can write to a person now, in the order in which it is shown. */
export const mailObstacles = ['no_contact', 'no_consent', 'no_address', 'unreached'] as const
export type MailObstacle = (typeof mailObstacles)[number]

interface Addressee {
  /** Whether the person must not be contacted, and the e-mail is not about an application of their own (CON-02). */
  readonly isBarred: boolean
  /** Empty for a person without one. */
  readonly email: string
  /** Whether staff added the person, who has not consented yet (SPEC-77). */
  readonly lacksConsent: boolean
  /** Whether the last e-mail did not reach the address (EML-01). */
  readonly isUnreached: boolean
}

/** Why this person cannot be written to; undefined for a person who can. The outbox refuses such e-mails, and screens say it before. */
export function mailObstacle({ isBarred, email, lacksConsent, isUnreached }: Addressee): MailObstacle | undefined {
  if (isBarred) return 'no_contact'
  if (lacksConsent) return 'no_consent'
  if (email === '') return 'no_address'
  return isUnreached ? 'unreached' : undefined
}
