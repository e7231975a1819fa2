import { isMailAddress } from '../../mail/mail.rules.ts'

/** What a candidate may say to an invitation, in the order in which it is offered (SPEC-61). */
export const interviewAnswers = ['confirmed', 'other_time', 'declined'] as const
export type InterviewAnswer = (typeof interviewAnswers)[number]

export interface Interviewer {
  /** As candidates read it: the name, or the address where there is no name. */
  readonly name: string
  readonly address: string | undefined
}

/** The interviewer of an interview, named by a name, by an address, or by both with the address in angle brackets at the end. */
export function interviewerOf(sender: string): Interviewer {
  const [, before = '', bracketed] = /^(.*)<([^<>]+)>\s*$/s.exec(sender) ?? []
  const address = (bracketed ?? sender).trim()
  if (!isMailAddress(address)) return { name: sender, address: undefined }
  return { name: before.trim() || address, address: address.toLowerCase() }
}

/** How the interviewer is greeted: by the name, or not at all where only the address is known. */
export function greetedName({ name, address }: Interviewer): string {
  return name === address ? '' : name
}

/** The text that names an interviewer by both. An empty address leaves `sender` as it is. */
export function senderOf(sender: string, address: string): string {
  if (address === '') return sender
  const { name } = interviewerOf(sender)
  return name.toLowerCase() === address ? address : `${name} <${address}>`
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
 * invitation took its place, or the interview has begun, with an answer (`settled`) or without (`over`) (SPEC-61, SPEC-72).
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
