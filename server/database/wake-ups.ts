import { randomBytes } from 'node:crypto'
import { pace } from './pace.ts'

export interface Subscriber {
  /** Called after a commit that concerns the name; several commits close to each other may be one call. */
  readonly wake: () => void
  /** Called when wake-ups may have been lost, because the connection that receives them was broken. */
  readonly onGap: () => void
  /** Whether `wake` is also called periodically, in case a wake-up was lost. */
  readonly polls?: boolean
}

/** How the wake-ups of this process reach other processes, on PostgreSQL. */
interface Others {
  send(payload: string): Promise<unknown>
}

/** At most one NOTIFY in so many milliseconds, however much is committed. */
const sendEveryMs = 5

/**
 * Wakes subscribers after commits: in this process at once, in others by a NOTIFY of its own after the commit. A NOTIFY inside a
 * transaction would take a lock of the whole server until its commit is on disk (LIV-01). A wake-up carries no content, and may be lost
 * when a process ends between the two.
 */
export class WakeUps {
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  readonly #unsent = new Set<string>()
  /** Names this process in its own notifications, which come back to it. */
  readonly #origin = randomBytes(8).toString('hex')
  readonly #send: (() => void) | undefined
  readonly #timer: NodeJS.Timeout

  constructor(pollEveryMs: number, others?: Others) {
    this.#send = others && pace(sendEveryMs, () => this.#notify(others))
    this.#timer = setInterval(() => this.#poll(), pollEveryMs).unref()
  }

  add(name: string, subscriber: Subscriber): void {
    const subscribers = this.#subscribers.get(name) ?? new Set()
    this.#subscribers.set(name, subscribers.add(subscriber))
  }

  /** This process has committed something that concerns these names. */
  committed(names: Iterable<string>): void {
    for (const name of names) {
      this.#unsent.add(name)
      this.#wake(name)
    }
    this.#send?.()
  }

  /** A notification of any process. */
  receive(payload: string): void {
    const [origin, ...names] = payload.split(' ')
    if (origin !== this.#origin) for (const name of names) this.#wake(name)
  }

  gap(): void {
    for (const subscribers of this.#subscribers.values()) for (const subscriber of subscribers) subscriber.onGap()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#subscribers.clear()
  }

  #poll(): void {
    for (const subscribers of this.#subscribers.values()) for (const { polls, wake } of subscribers) if (polls) wake()
  }

  #wake(name: string): void {
    for (const { wake } of this.#subscribers.get(name) ?? []) wake()
  }

  async #notify(others: Others): Promise<void> {
    const names = [...this.#unsent]
    this.#unsent.clear()
    // While the connection is away this fails. Other processes poll.
    if (names.length > 0) await others.send([this.#origin, ...names].join(' ')).catch(() => {})
  }
}
