import pg from 'pg'

interface Subscription {
  channel: string
  onMessage: (payload: string) => void
  onGap?: (() => void) | undefined
}

const firstPauseMs = 100
const longestPauseMs = 1000

/** A dedicated connection that LISTENs. When it breaks it reconnects with growing pauses. */
export class Listener {
  readonly #connection: pg.ClientConfig
  readonly #subscriptions: Subscription[] = []
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #pauseMs = firstPauseMs
  #closed = false

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection
  }

  /** Resolves when the server has confirmed the LISTEN. Rejects when the server is away, but keeps trying. */
  async listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void): Promise<void> {
    this.#subscriptions.push({ channel, onMessage, onGap })
    if (this.#client) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`)
    else if (!this.#retry) await this.#connect()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#connection)
    // Set before the first await, so that a second listen() uses this connection instead of opening another.
    this.#client = client
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of this.#subscriptions) if (subscription.channel === channel) subscription.onMessage(payload)
    })
    try {
      await client.connect()
      for (const channel of new Set(this.#subscriptions.map((subscription) => subscription.channel)))
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      this.#pauseMs = firstPauseMs
    } catch (error) {
      this.#lost(client)
      throw error
    }
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = undefined
    client.end().catch(() => {})
    this.#retry = setTimeout(() => this.#reconnect(), this.#pauseMs)
    this.#retry.unref()
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs)
  }

  async #reconnect(): Promise<void> {
    this.#retry = undefined
    try {
      await this.#connect()
    } catch {
      return // #lost has planned the next attempt
    }
    for (const subscription of this.#subscriptions) subscription.onGap?.()
  }
}
