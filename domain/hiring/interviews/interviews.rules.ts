import { isMailAddress, usualAddress } from '../../kernel/mail-address.ts'

/** A candidate's possible answers to an invitation, in the order of the form (SPEC-61). */
export const interviewAnswers = ['confirmed', 'other_time', 'declined'] as const
export type InterviewAnswer = (typeof interviewAnswers)[number]

/** The answer that a button of the invitation names in its address; undefined for anything else. */
export const chosenAnswer = (name: string | null): InterviewAnswer | undefined => interviewAnswers.find((one) => one === name)

export interface Interviewer {
  /** As candidates read it: the name, or the address when there is no name. */
  readonly name: string
  readonly address: string | undefined
}

/** Parses the interviewer: a name, an address, or both with the address in angle brackets at the end. */
export function interviewerOf(sender: string): Interviewer {
  const [, before = '', bracketed] = /^(.*)<([^<>]+)>\s*$/s.exec(sender) ?? []
  const typed = (bracketed ?? sender).trim()
  const address = usualAddress(typed)
  if (!isMailAddress(address)) return { name: sender, address: undefined }
  return { name: before.trim() || typed, address }
}

/** The name of an interviewer; empty when only the address is known. */
export function nameBesideAddress({ name, address }: Interviewer): string {
  return name === address ? '' : name
}

/** The text of an interviewer with name and address. An empty address leaves `sender` as it is. */
export function senderOf(sender: string, address: string): string {
  if (address === '') return sender
  const { name } = interviewerOf(sender)
  return name.toLowerCase() === address ? address : `${name} <${address}>`
}

interface Invitation {
  readonly sequence: number
  readonly answer: InterviewAnswer | null
  /** The sequence of the interview as it is now. */
  readonly last_sequence: number
  readonly cancelled_at: Date | null
  readonly starts_at: Date
}

export const invitationStatuses = ['open', 'answered', 'settled', 'changed', 'over', 'cancelled'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/**
 * The status of an invitation (SPEC-61, SPEC-72). It can be answered (`open`), or its answer can be changed (`answered`). It
 * cannot when the interview is `cancelled`, when a newer invitation replaced it (`changed`), or when the interview has begun,
 * with an answer (`settled`) or without one (`over`).
 */
export function invitationStatusOf(
  { sequence, answer, last_sequence, cancelled_at, starts_at }: Invitation,
  now: Date,
): InvitationStatus {
  if (cancelled_at) return 'cancelled'
  if (sequence !== last_sequence) return 'changed'
  if (starts_at <= now) return answer ? 'settled' : 'over'
  return answer ? 'answered' : 'open'
}
