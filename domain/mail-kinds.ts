import * as features from './features.ts'
import type { Feature, MailCount } from './kernel/feature.ts'

type Features = typeof features
type KindOf<One> = One extends { readonly mails: infer Kinds } ? keyof Kinds : never

export type MailKind = KindOf<Features[keyof Features]> & string

const all: readonly Feature[] = Object.values(features)

/** Every kind of e-mail, and how it counts against the limit of an unconfirmed address (SPEC-56). */
export const mailKinds: Readonly<Record<MailKind, MailCount>> = Object.assign({}, ...all.map(({ mails }) => mails))

/**
 * The counter of an e-mail to an unconfirmed address; undefined when it does not count. Interview invitations count apart: a newly
 * registered person has received several e-mails that day and must still get the invitation.
 */
export function mailCounter(kind: MailKind, invites: boolean): string | undefined {
  if (mailKinds[kind] === 'uncounted') return undefined
  if (invites && kind === 'stage') return 'invitation mail'
  return mailKinds[kind] === 'apart' ? `${kind} mail` : 'mail'
}
