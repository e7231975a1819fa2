/** What a candidate may say to an invitation (decision 61). */
export const interviewAnswers = ['confirmed', 'declined', 'other_time'] as const
export type InterviewAnswer = (typeof interviewAnswers)[number]

interface Invitation {
  readonly sequence: number
  readonly answer: InterviewAnswer | null
  /** Of the interview as it is now. */
  readonly last_sequence: number
  readonly cancelled_at: Date | null
  readonly starts_at: Date
}

/**
 * Whether an invitation can be answered now, or why not: its interview was called off, a newer invitation took its place, it was
 * answered, or the interview has begun (decision 61).
 */
export function standingOf({ sequence, answer, last_sequence, cancelled_at, starts_at }: Invitation, now: Date) {
  if (cancelled_at) return 'cancelled'
  if (sequence !== last_sequence) return 'changed'
  if (answer) return 'answered'
  return starts_at <= now ? 'over' : 'open'
}
