import { dayMs } from '../../kernel/dates.ts'

/** The pauses before each further try of a delivery, as Standard Webhooks recommends them (HOK-01). */
const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 36_000] as const
/** A receiver that has failed for so long is switched off. One that is gone is at once. */
const offAfterMs = dayMs
/** While a receiver fails, its other deliveries wait for at most so long, so that a slow one is not tried for each of them. */
const longestRestSeconds = 300

export const deliveryLimits = { seconds: 10, answerBytes: 16_384, keptDays: 30 } as const

/** By this answer a receiver says that it is gone and wants no more messages. */
const gone = 410

interface Failing {
  /** The tries of the delivery so far, including the one that failed. */
  readonly attempts: number
  /** When the first try failed after the last one that succeeded. */
  readonly failingSince: Date
  /** Of the answer; undefined without one. */
  readonly status: number | undefined
  readonly now: Date
}

/** What follows a failed try. */
export type AfterFailure =
  | { readonly kind: 'retry'; readonly at: Date; readonly restsUntil: Date }
  | { readonly kind: 'give_up' }
  | { readonly kind: 'switch_off' }

/** Decides whether a delivery is tried again and when, or its receiver is switched off (HOK-01). */
export function afterFailure({ attempts, failingSince, status, now }: Failing): AfterFailure {
  if (status === gone || now.getTime() - failingSince.getTime() >= offAfterMs) return { kind: 'switch_off' }
  const pause = retrySeconds[attempts - 1]
  if (pause === undefined) return { kind: 'give_up' }
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  return { kind: 'retry', at: after(pause), restsUntil: after(Math.min(pause, longestRestSeconds)) }
}

/** Whether an answer confirms that the receiver has the event. */
export const isConfirmed = (status: number): boolean => status >= 200 && status < 300

const receiverAddress = /^https:\/\/(?:[^\s/?#@:.[\]]+\.)+[a-z][a-z0-9-]*(?:[/?][^\s#]*)?$/iu

/** Whether an address may receive events: HTTPS on its usual port, with a name, without a user. Its network is checked at each delivery. */
export const isReceiverAddress = (text: string): boolean => receiverAddress.test(text)
