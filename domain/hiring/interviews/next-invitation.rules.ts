/** The parts of an interview that a candidate has to know of when they change. */
interface Arrangement {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly sender: string
  readonly place: string
  readonly note: string
}

/** An interview as it was last announced, with its invitations from the newest on. */
export interface StandingInterview {
  readonly uuid: string
  readonly sequence: number
  /** The receiver of answers that the calendar entry of the first invitation names. */
  readonly organizer: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly sender: string
  readonly place: string
  readonly note: string
  readonly cancelled_at: Date | null
  readonly invitations: readonly { readonly sequence: number; readonly cancels: boolean }[]
}

export interface NextInvitation {
  readonly uuid: string
  /** The number of the interview's changes, which calendars compare. */
  readonly sequence: number
  readonly organizer: string
  /** Whether no invitation with this sequence has been sent: sending the same interview again is no news. */
  readonly isNew: boolean
  /** Whether it replaces an earlier invitation that was not cancelled. */
  readonly replaces: boolean
}

/**
 * The invitation to an interview. A changed interview, or a cancelled one that takes place again, keeps its uuid and gets the next sequence,
 * which can be answered anew (SPEC-43, SPEC-61). `first` is the entry of the first interview of its stage.
 */
export function nextInvitation(
  standing: StandingInterview | undefined,
  next: Arrangement,
  first: Pick<NextInvitation, 'uuid' | 'organizer'>,
): NextInvitation {
  if (!standing) return { ...first, sequence: 0, isNew: true, replaces: false }
  const { uuid, organizer, invitations } = standing
  const isChanged = standing.cancelled_at !== null || !isSame(standing, next)
  const sequence = standing.sequence + (isChanged ? 1 : 0)
  const earlier = invitations.find((sent) => sent.sequence < sequence)
  const isNew = !invitations.some((sent) => sent.sequence === sequence)
  return { uuid, sequence, organizer, isNew, replaces: earlier !== undefined && !earlier.cancels }
}

function isSame(standing: StandingInterview, { startsAt, endsAt, sender, place, note }: Arrangement): boolean {
  const isSameTime = standing.starts_at.getTime() === startsAt.getTime() && standing.ends_at.getTime() === endsAt.getTime()
  return isSameTime && standing.sender === sender && standing.place === place && standing.note === note
}
