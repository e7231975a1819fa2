interface Addressee {
  /** Empty for a person without one. */
  readonly email: string
  /** When a person whom staff added is erased unless they consent; null for everybody who has consented (SPEC-77). */
  readonly consent_due_at: string | null
  /** Whether the last e-mail did not reach the address (EML-01). */
  readonly unreached: boolean
}

/** Why nobody can write to a candidate now. The server refuses such e-mails; dialogs say it before anything is written. */
export function obstacleToWriting({
  email,
  consent_due_at,
  unreached,
}: Addressee): 'no_address' | 'no_consent' | 'unreached' | undefined {
  if (consent_due_at !== null) return 'no_consent'
  if (email === '') return 'no_address'
  return unreached ? 'unreached' : undefined
}
