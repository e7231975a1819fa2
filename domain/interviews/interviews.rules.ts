import { isMailAddress } from '../mail/mail.rules.ts'

/** What a candidate may say to an invitation, in the order in which it is offered (decision 61). */
export const interviewAnswers = ['confirmed', 'other_time', 'declined'] as const
export type InterviewAnswer = (typeof interviewAnswers)[number]

/** The address of the person who interviews, where they are named by one: alone, or behind their name in angle brackets. */
export function interviewerAddress(sender: string): string | undefined {
  const address = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender
  return isMailAddress(address.trim()) ? address.trim().toLowerCase() : undefined
}

interface Invitation {
  readonly sequence: number
  readonly answer: InterviewAnswer | null
  /** Of the interview as it is now. */
  readonly last_sequence: number
  readonly cancelled_at: Date | null
  readonly starts_at: Date
}

export const invitationStandings = ['open', 'answered', 'settled', 'changed', 'over', 'cancelled'] as const
export type InvitationStanding = (typeof invitationStandings)[number]

/**
 * Whether an invitation can be answered now (`open`), its answer changed (`answered`), or why not: its interview was called off, a newer
 * invitation took its place, or the interview has begun, with an answer (`settled`) or without (`over`) (decisions 61, 72).
 */
export function standingOf(
  { sequence, answer, last_sequence, cancelled_at, starts_at }: Invitation,
  now: Date,
): InvitationStanding {
  if (cancelled_at) return 'cancelled'
  if (sequence !== last_sequence) return 'changed'
  if (starts_at <= now) return answer ? 'settled' : 'over'
  return answer ? 'answered' : 'open'
}
