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
  readonly #onConnect: (client: pg.ClientBase) => Promise<void>
  readonly #subscriptions: Subscription[] = []
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #pauseMs = firstPauseMs
  #closed = false
  /** The end of the last statement: pg wants one at a time. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(connection: pg.ClientConfig, onConnect: (client: pg.ClientBase) => Promise<void>) {
    this.#connection = connection
    this.#onConnect = onConnect
  }

  /**
   * Runs a short statement on this connection, where it waits for no transaction. One that is not answered in time counts as a broken
   * connection: the connection of a vanished server would otherwise look alive for long.
   */
  query<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]> {
    const answer = this.#last.then(() => this.#answer<Row>(query))
    this.#last = answer.catch(() => {})
    return answer
  }

  async #answer<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]> {
    const client = this.#client
    if (!client) throw new Error('the connection that listens is away')
    try {
      return (await client.query<Row>(query)).rows
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) this.#lost(client)
      throw error
    }
  }

  /** Resolves when the server has confirmed the LISTEN. Rejects when the server is away, but keeps trying. */
  async listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void): Promise<void> {
    this.#subscriptions.push({ channel, onMessage, onGap })
    if (this.#client) await this.query({ text: `listen ${pg.escapeIdentifier(channel)}` })
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
    const ready = this.#prepare(client)
    this.#last = ready.catch(() => {})
    try {
      await ready
      this.#pauseMs = firstPauseMs
    } catch (error) {
      this.#lost(client)
      throw error
    }
  }

  async #prepare(client: pg.Client): Promise<void> {
    await client.connect()
    await this.#onConnect(client)
    for (const channel of new Set(this.#subscriptions.map((subscription) => subscription.channel)))
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
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
