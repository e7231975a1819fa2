import { fullName } from '../../kernel/full-name.ts'
import { defaultLanguage, type Language } from '../../kernel/languages.ts'
import { greetedName } from '../../mail/greeting.rules.ts'
import { type InterviewAnswer, type Interviewer, interviewerOf, nameBesideAddress } from './interviews.rules.ts'

/**
 * An event that the interviewer is notified of; `sequence` is that of the calendar entry, and only answers have none. The candidate `picked` a
 * time that was offered, or `moved` the interview to another one.
 */
export type InterviewEvent =
  | { readonly type: 'invited' | 'changed' | 'picked' | 'moved'; readonly sequence: number }
  | { readonly type: 'cancelled'; readonly sequence: number; readonly reason: string }
  | AnswerEvent
interface AnswerEvent {
  readonly type: InterviewAnswer
  readonly note: string
}

export function isAnswerEvent(event: InterviewEvent): event is AnswerEvent {
  return !('sequence' in event)
}

/** The event of a sent invitation; undefined when the same interview was sent before. */
export function eventOfInvitation(invitation: {
  readonly isNew: boolean
  readonly replaces: boolean
  readonly sequence: number
}): InterviewEvent | undefined {
  if (!invitation.isNew) return undefined
  return { type: invitation.replaces ? 'changed' : 'invited', sequence: invitation.sequence }
}

interface Receiver {
  readonly name: string
  readonly address: string
}

/** The interviewer as a receiver of e-mails; undefined when their address is unknown. */
export function interviewerToNotify(sender: string): Receiver | undefined {
  const interviewer = interviewerOf(sender)
  return interviewer.address === undefined ? undefined : { name: nameBesideAddress(interviewer), address: interviewer.address }
}

/** The language of an e-mail to an interviewer: that of their account, if there is one. */
export function languageOfInterviewer(account: { readonly language: Language } | undefined): Language {
  return account?.language ?? defaultLanguage
}

/** The name with which an e-mail greets an interviewer. */
export function greetedInterviewer(interviewer: Interviewer, account?: { readonly first_name: string }): string {
  return greetedName(account, nameBesideAddress(interviewer))
}

/** The candidate of a cancelled interview as a receiver of e-mails; undefined for a deleted account, which has no address. */
export function candidateToNotify(candidate: {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly deleted_at: Date | null
}): Receiver | undefined {
  const { first_name, last_name, email, deleted_at } = candidate
  return deleted_at === null ? { name: fullName(first_name, last_name), address: email } : undefined
}
