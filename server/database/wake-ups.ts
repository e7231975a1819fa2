import { randomBytes } from 'node:crypto'
import { pace } from './pace.ts'

export interface Sleeper {
  /** Called after a commit that concerns the name; several commits close to each other may be one call. */
  readonly wake: () => void
  /** Called when wake-ups may have been lost, because the connection that hears them was broken. */
  readonly onGap: () => void
  /** Whether `wake` is also called now and again without a reason, for a wake-up that was lost. */
  readonly looks?: boolean
}

/** How the wake-ups of this process reach other processes, on PostgreSQL. */
interface Others {
  send(payload: string): Promise<unknown>
}

/** At most one NOTIFY in so many milliseconds, however much is committed. */
const sendEveryMs = 5

/**
 * Wakes those who wait for commits: in this process at once, in others by a NOTIFY of its own after the commit. A NOTIFY inside a
 * transaction would take a lock of the whole server until its commit is on disk (LIV-01). A wake-up carries no content, and may be lost
 * when a process ends between the two.
 */
export class WakeUps {
  readonly #sleepers = new Map<string, Set<Sleeper>>()
  readonly #unsent = new Set<string>()
  /** Names this process in its own notifications, which come back to it. */
  readonly #origin = randomBytes(8).toString('hex')
  readonly #send: (() => void) | undefined
  readonly #timer: NodeJS.Timeout

  constructor(lookEveryMs: number, others?: Others) {
    this.#send = others && pace(sendEveryMs, () => this.#tell(others))
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref()
  }

  add(name: string, sleeper: Sleeper): void {
    const sleepers = this.#sleepers.get(name) ?? new Set()
    this.#sleepers.set(name, sleepers.add(sleeper))
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
  hear(payload: string): void {
    const [origin, ...names] = payload.split(' ')
    if (origin !== this.#origin) for (const name of names) this.#wake(name)
  }

  gap(): void {
    for (const sleepers of this.#sleepers.values()) for (const sleeper of sleepers) sleeper.onGap()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#sleepers.clear()
  }

  #look(): void {
    for (const sleepers of this.#sleepers.values()) for (const { looks, wake } of sleepers) if (looks) wake()
  }

  #wake(name: string): void {
    for (const { wake } of this.#sleepers.get(name) ?? []) wake()
  }

  async #tell(others: Others): Promise<void> {
    const names = [...this.#unsent]
    this.#unsent.clear()
    // While the connection is away this fails. Other processes look themselves.
    if (names.length > 0) await others.send([this.#origin, ...names].join(' ')).catch(() => {})
  }
}
