import type { DeliveryReport } from '#domain/mail/bounces.rules.ts'
import type { CalendarReply } from '#domain/mail/calendar-reply.rules.ts'

/** A message that is to be read. */
export interface Unparsed {
  readonly source: Uint8Array
  /** Whether `source` is only the beginning. */
  readonly isCut: boolean
  /** Whether it came to the signed address for reports. */
  readonly isToEnvelope: boolean
}

/** An incoming message, as far as it is kept. */
export interface Parsed {
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly quoted: string
  readonly isAutomatic: boolean
  /** Whether a program may have written it, or only passed it on. It is treated as a person's. */
  readonly isUncertain: boolean
  /** The answer of a calendar to an interview that the message carries. */
  readonly calendar: CalendarReply | undefined
  /** What a report about a delivery says; undefined for any other message. */
  readonly reports: readonly DeliveryReport[] | undefined
  /** Files first, then pictures inside the text. `content` is undefined for those that are too large, cut, or too many. */
  readonly attachments: readonly {
    readonly name: string | undefined
    readonly kind: string
    readonly content: Uint8Array | undefined
  }[]
}
