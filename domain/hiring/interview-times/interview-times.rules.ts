/** Lengths of an interview, minutes between two, and how many hours before it a time can no longer be picked, moved or called off. */
export const lengths = [15, 30, 45, 60, 90, 120] as const
export const buffers = [0, 5, 10, 15, 30] as const
export const limitsInHours = [1, 4, 12, 24, 48, 72] as const

export const timesLimits = {
  interviewers: 6,
  /** How many days after today the last day may be, and how many days an offer may have. */
  mostDaysAhead: 120,
  days: 30,
  /** The most times that one answer has. */
  times: 400,
  /** The most changes of one offer by its candidate within 24 hours. */
  changesPerDay: 20,
  /** Hours in which a colleague takes interviews: the most entries of a week. */
  hours: 28,
  calendars: 5,
} as const

/** The hours of a colleague who has not set any: Monday to Friday. */
export const usualHours = [1, 2, 3, 4, 5].flatMap((day) => [
  { day, from: '09:00', to: '12:00' },
  { day, from: '14:00', to: '17:00' },
])

/** What a candidate finds behind the link: times to pick from, the time that was picked, or nothing any more. */
export const timesStates = ['open', 'picked', 'over'] as const
export type TimesState = (typeof timesStates)[number]

interface Offered {
  /** It was ended by staff, another offer took its place, or its card, candidate or stage is not what it was made for. */
  readonly ended: boolean
  /** The instant after its last day. */
  readonly ends_at: Date
  /** The sequence of the interview when the offer last changed it, or when it was made; null without an interview. */
  readonly sequence: number | null
  /** Whether the interview of that sequence is the time that was picked. */
  readonly picked: boolean
}

interface StandingInterview {
  readonly sequence: number
  readonly starts_at: Date
  readonly cancelled_at: Date | null
}

/**
 * The state of an offer (SLO-01). It follows from the card and from its interview, so that whatever ends these ends the offer: an interview that
 * staff arranged, changed or cancelled by other means takes its place.
 */
export function timesStateOf(offer: Offered, interview: StandingInterview | null, now: Date): TimesState {
  if (offer.ended || (interview?.sequence ?? null) !== offer.sequence) return 'over'
  if (offer.picked && interview && interview.cancelled_at === null) return interview.starts_at > now ? 'picked' : 'over'
  return offer.ends_at > now ? 'open' : 'over'
}

/** Whether a time can still be picked, moved or called off: until so many hours before it. */
export const isBeforeLimit = (startsAt: Date, limitHours: number, now: Date): boolean =>
  startsAt.getTime() - limitHours * 3_600_000 >= now.getTime()

/** What is known of a calendar that says when a colleague is busy. `reading`: it was not read yet. */
export const calendarStates = ['reading', 'working', 'failing'] as const
/** Whether two entries of a week overlap, or one ends before it begins: the hours are unclear. */
export function areHoursClear(hours: readonly { readonly day: number; readonly from: string; readonly to: string }[]): boolean {
  const inOrder = [...hours].sort((one, other) => one.day - other.day || (one.from < other.from ? -1 : 1))
  return inOrder.every(({ day, from, to }, at) => {
    const next = inOrder[at + 1]
    return from < to && !(next?.day === day && next.from < to)
  })
}
