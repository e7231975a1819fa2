import { type MailObstacle, mailObstacle } from '../../mail/addressees.rules.ts'

interface Addressee {
  /** Whether the person must not be contacted (CON-02). */
  readonly no_contact: boolean
  /** Empty for a person without one. */
  readonly email: string
  /** When a person whom staff added is erased unless they consent; null for everybody who has consented (SPEC-77). */
  readonly consent_due_at: string | null
  /** Whether the last e-mail did not reach the address (EML-01). */
  readonly unreached: boolean
}

interface Application {
  /** Whether staff or an import put the person into the vacancy, or an import brought the application along. */
  readonly added: boolean
  readonly brought: boolean
}

/** Why nobody can write to a candidate about an application now, for screens that know when the consent is due. */
export const obstacleToWriting = (
  { no_contact, email, consent_due_at, unreached }: Addressee,
  { added, brought }: Application,
): MailObstacle | undefined =>
  mailObstacle({
    isBarred: no_contact && (added || brought),
    email,
    lacksConsent: consent_due_at !== null,
    isUnreached: unreached,
  })
