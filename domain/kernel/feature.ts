import type { Screen } from './screens.ts'
import type { Delivery } from './updates.ts'

/** The screen of a record, and its address for a record with this uuid. */
export type Place = readonly [screen: Pick<Screen, 'module' | 'item'>, address: (uuid: string) => string]

/**
 * A kind of updates for staff. A kind about records of the feature itself names their screen; its words are `notices.said.<kind>`, and the
 * server's part of the feature says which right it needs and how a record is named (ADR-0151).
 */
export interface DeclaredUpdate {
  /** The place in the list of settings. */
  readonly place: number
  /** How colleagues get its e-mails until they choose (NOT-02). */
  readonly delivery: Delivery
  readonly screen?: { to(): string }
}

/**
 * How a kind of e-mail counts against the limit of an unconfirmed address (SPEC-56). `together`: with other kinds. `apart`: among its own
 * kind only, so that neither kind uses up the other's share. `uncounted`: it accompanies, or cancels, an e-mail that counted.
 */
export type MailCount = 'together' | 'apart' | 'uncounted'

/**
 * What a feature adds to the site, in `<feature>.feature.ts`. It has names and screens only, because browsers load it; so it imports no
 * contract. What the server adds is in the file of the same name there.
 */
export interface Feature {
  /** Its message files that browsers show, as `textsOf<typeof es>()`. */
  readonly texts?: object
  readonly screens?: readonly Readonly<Record<string, Screen>>[]
  /** Its audited actions: verbs by the kind of record. Each has a sentence, `audit.action.<record>.<verb>` (SPEC-55). */
  readonly audited?: Readonly<Record<string, readonly string[]>>
  /** Actions that are audited no more; older rows stay readable. */
  readonly formerlyAudited?: Readonly<Record<string, readonly string[]>>
  /** The screens to which the audit links its kinds of records. */
  readonly places?: Readonly<Record<string, Place>>
  readonly updates?: Readonly<Record<string, DeclaredUpdate>>
  readonly mails?: Readonly<Record<string, MailCount>>
}

/** Names message files by their type alone: browsers load the texts of their audience in one language (web/platform/i18n). */
export const textsOf = <Texts extends object>(): Texts => ({}) as Texts
