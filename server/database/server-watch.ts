import { Socket } from 'node:net'
import pg from 'pg'
import { connectionStringOf, parseDatabaseUrl } from './postgres-address.ts'

/** Without an answer in this time a server counts as away. It is shorter than the time for a connection, which includes the question. */
const answerMs = 1500

/** One of several servers, and a connection to it that asks again and again whether it takes writes. */
export class ServerWatch {
  readonly host: string
  readonly port: number
  readonly #connectionString: string
  readonly #onBreak: () => void
  #asking: Promise<number | undefined> | undefined
  #client: pg.Client | undefined
  #socket: Socket | undefined

  /**
   * @param onBreak called when the connection breaks between two questions
   * @throws StartupError when the address is not one of a PostgreSQL database
   */
  constructor(address: string, onBreak: () => void) {
    const { host, port } = parseDatabaseUrl(address)
    this.host = host
    this.port = port
    this.#connectionString = connectionStringOf(address)
    this.#onBreak = onBreak
  }

  /**
   * The timeline of a server that takes writes; undefined of a standby. Rejects when it does not answer in time. One question serves all who
   * ask meanwhile.
   */
  timeline(): Promise<number | undefined> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async #ask(): Promise<number | undefined> {
    const known = this.#client
    const client = known ?? this.#create()
    try {
      if (!known) await client.connect()
      const { rows } = await client.query<{ timeline: string | null }>(
        'select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline',
      )
      const timeline = rows[0]?.timeline
      return timeline ? Number.parseInt(timeline, 16) : undefined
    } catch (error) {
      if (this.#client === client) this.close()
      throw error
    }
  }

  /** Ends the connection. The next question opens another one. */
  close(): void {
    this.#client = undefined
    // A server that vanished would not answer a farewell.
    this.#socket?.destroy()
  }

  #create(): pg.Client {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'cantera watch',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      stream: () => socket,
    })
    const lost = () => {
      if (this.#client !== client) return
      this.close()
      this.#onBreak()
    }
    client.on('error', lost).on('end', lost)
    this.#socket = socket
    this.#client = client
    return client
  }
}
