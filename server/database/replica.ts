import type { CompiledQuery, QueryResult } from 'kysely'
import type pg from 'pg'
import type { ReplicaListener, ReplicaState } from './database.ts'
import { type Origin, type Position, ReplicaLife } from './replica-life.ts'

/** How long a read waits for what the primary has written, before it goes to the primary itself. */
const patienceMs = 200
const firstPauseMs = 1
const longestPauseMs = 16
/** How often a standby that cannot be used is tried again. */
const awayMs = 1000
const behindMs = 250
/** A standby that is behind for shorter than this is not reported. */
const reportedBehindMs = 5000
/** Logs at most five reasons per outage. The first one is often a timeout, and the next one names the cause. */
const mostReasons = 5

/** What the primary knows: where its log ends now, and which database it is. */
export interface Primary {
  position(): Promise<Position>
  origin(): Promise<Origin>
}

/** A standby that reads are sent to while it has replayed all that the primary has written. */
export class Replica {
  readonly name: string
  readonly #connection: pg.ClientConfig
  readonly #poolSize: number
  readonly #primary: Primary
  readonly #listener: ReplicaListener
  #life: ReplicaLife | undefined
  #state: ReplicaState = 'away'
  #since = performance.now()
  #reported: ReplicaState | undefined
  readonly #reasons = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(name: string, connection: pg.ClientConfig, poolSize: number, primary: Primary, listener: ReplicaListener) {
    this.name = name
    this.#connection = connection
    this.#poolSize = poolSize
    this.#primary = primary
    this.#listener = listener
  }

  get state(): ReplicaState {
    return this.#state
  }

  /** For how many seconds no read has gone to it; 0 while reads do. */
  get unusedSeconds(): number {
    return this.#state === 'used' ? 0 : (performance.now() - this.#since) / 1000
  }

  /** How many bytes of the log it has yet to replay; NaN when that is unknown. */
  async lag(): Promise<number> {
    try {
      if (!this.#life) return Number.NaN
      const [wanted, has] = await Promise.all([this.#primary.position(), this.#life.position()])
      return wanted.timeline === has.timeline ? Math.max(0, Number(wanted.lsn - has.lsn)) : Number.NaN
    } catch {
      return Number.NaN
    }
  }

  /** Connects. A standby that is away is tried again until close(). */
  async connect(): Promise<void> {
    if (this.#isClosed) return
    const origin = await this.#primary.origin().catch(() => undefined)
    if (!origin) return this.#plan(behindMs, () => this.connect())
    let reason = ''
    const life: ReplicaLife = new ReplicaLife(this.#connection, this.#poolSize, (why) => {
      reason ||= why
      if (this.#life === life) this.#away(why)
    })
    try {
      await life.begin(origin)
      if (this.#isClosed || reason) return life.end(reason)
      this.#life = life
      await this.#tryAgain()
    } catch (error) {
      life.end(reason)
      this.#away(reason || (error as Error).message)
    }
  }

  /**
   * Runs a reading statement that sees everything that was committed before the call. `undefined` when this standby cannot do so in time.
   * @throws the error of the statement
   */
  async read<Row>(statement: CompiledQuery<Row>): Promise<QueryResult<Row> | undefined> {
    const life = this.#life
    if (!life || this.#state !== 'used') return undefined
    const isCurrent = await this.#hasCaughtUp(life, patienceMs)
    if (!isCurrent && this.#life === life) this.#behind()
    return isCurrent ? life.run<Row>(statement) : undefined
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#life?.end('closed')
  }

  async #hasCaughtUp(life: ReplicaLife, withinMs: number): Promise<boolean> {
    const until = performance.now() + withinMs
    try {
      let [wanted, has] = await Promise.all([this.#primary.position(), life.position()])
      for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
        if (wanted.timeline === has.timeline && has.lsn >= wanted.lsn) return true
        if (performance.now() + pauseMs > until) return false
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        has = await life.position()
      }
    } catch {
      return false // The standby is away, or the primary, which the caller asks next.
    }
  }

  #away(reason: string): void {
    this.#life = undefined
    if (this.#isClosed) return
    this.#change('away')
    this.#say('away', `The standby ${this.name} is not used (${reason}); reads go to the primary.`)
    this.#plan(awayMs, () => this.connect())
  }

  #behind(): void {
    if (this.#state !== 'used') return
    this.#change('behind')
    this.#plan(behindMs, () => this.#tryAgain())
  }

  /** Uses the standby again when it has replayed everything. */
  async #tryAgain(): Promise<void> {
    const life = this.#life
    if (!life || this.#isClosed) return
    const isCurrent = await this.#hasCaughtUp(life, patienceMs)
    if (this.#life !== life) return
    if (isCurrent) {
      this.#change('used')
      if (this.#reported !== undefined) this.#say('used', `The standby ${this.name} is used for reads.`)
      this.#reported ??= 'used'
      return
    }
    this.#change('behind')
    if (this.unusedSeconds * 1000 > reportedBehindMs)
      this.#say('behind', `The standby ${this.name} is not used, because it is behind; reads go to the primary.`)
    this.#plan(behindMs, () => this.#tryAgain())
  }

  #change(state: ReplicaState): void {
    if ((state === 'used') !== (this.#state === 'used')) this.#since = performance.now()
    this.#state = state
  }

  /** Reports each change once, and each reason of a standby that stays away. */
  #say(state: ReplicaState, sentence: string): void {
    if (this.#reported !== state) this.#reasons.clear()
    else if (state !== 'away' || this.#reasons.has(sentence) || this.#reasons.size === mostReasons) return
    this.#reported = state
    this.#reasons.add(sentence)
    this.#listener(state, sentence)
  }

  #plan(afterMs: number, task: () => Promise<void>): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void task(), afterMs).unref()
  }
}
