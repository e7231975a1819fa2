import { type MailObstacle, mailObstacle } from '../../mail/addressees.rules.ts'

interface Addressee {
  /** Empty for a person without one. */
  readonly email: string
  /** When a person whom staff added is erased unless they consent; null for everybody who has consented (SPEC-77). */
  readonly consent_due_at: string | null
  /** Whether the last e-mail did not reach the address (EML-01). */
  readonly unreached: boolean
}

/** Why nobody can write to a candidate now, for screens that know when the consent is due. */
export const obstacleToWriting = ({ email, consent_due_at, unreached }: Addressee): MailObstacle | undefined =>
  mailObstacle({ email, lacksConsent: consent_due_at !== null, isUnreached: unreached })
