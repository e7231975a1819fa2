import type { ConsentCovers } from '../../kernel/consent-covers.ts'
import { mailObstacle, mailObstacles } from '../../mail/addressees.rules.ts'

/** Why a person gets no suggestion of a vacancy, in the order in which it is shown. */
export const suggestionObstacles = ['staff', 'there', ...mailObstacles, 'unwanted', 'not_covered', 'unconfirmed'] as const
export type SuggestionObstacle = (typeof suggestionObstacles)[number]

interface Addressee {
  readonly isStaff: boolean
  /** Whether the person is on the board of the vacancy. */
  readonly isThere: boolean
  /** Whether the person must not be contacted (CON-02). */
  readonly isBarred: boolean
  readonly email: string
  /** Whether the last e-mail did not reach the address (EML-01). */
  readonly isUnreached: boolean
  /** Whether staff added the person, who has not consented yet (SPEC-77). */
  readonly lacksConsent: boolean
  /** Whether the person wants suggestions (SPEC-89). */
  readonly areWanted: boolean
  /** Whether the person has confirmed the address (SPEC-56). */
  readonly isConfirmed: boolean
  /** What the consent that the company holds covers; null without one, and once the person consented on the site (CON-03). */
  readonly covers: ConsentCovers | null
}

/** Why this person gets no suggestion; undefined for a person who may be written to. */
export function suggestionObstacle({
  isStaff,
  isThere,
  areWanted,
  isConfirmed,
  covers,
  ...reach
}: Addressee): SuggestionObstacle | undefined {
  if (isStaff) return 'staff'
  if (isThere) return 'there'
  const obstacle = mailObstacle(reach)
  if (obstacle) return obstacle
  if (!areWanted) return 'unwanted'
  if (covers === 'keeping') return 'not_covered'
  return isConfirmed || covers !== null ? undefined : 'unconfirmed'
}
