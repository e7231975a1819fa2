import { Socket } from 'node:net'
import { checkServerIdentity } from 'node:tls'
import pg from 'pg'
import { connectionStringOf, parseDatabaseUrl } from './postgres-address.ts'

interface Target {
  readonly connectionString: string
  readonly host: string
  readonly port: number
}

/** Without an answer in this time a server counts as away. It is shorter than the time for a connection, which includes the question. */
const answerMs = 1500

/**
 * Opens connections to the server that takes writes, of several of which the others are standbys (ADR-0198). It asks all of them whenever a
 * connection broke or could not be made, so that the program follows a failover by itself.
 */
export class PrimaryServer {
  readonly #targets: readonly Target[]
  #found: Promise<Target> | undefined

  /** @throws StartupError when an address is not one of a PostgreSQL database */
  constructor(addresses: readonly string[]) {
    this.#targets = addresses.map((address) => {
      const { host, port } = parseDatabaseUrl(address)
      return { connectionString: connectionStringOf(address), host, port }
    })
  }

  /** The `stream` of a connection of pg: a socket that connects to the present primary instead of the host that it is told. */
  readonly open = (config?: { ssl?: unknown }): Socket => {
    const socket = new Socket()
    const connect = socket.connect.bind(socket) as (port: number, host: string) => Socket
    const toPrimary = () => {
      this.#find().then(
        (target) => {
          if (socket.destroyed) return
          nameInCertificate(config?.ssl, target.host)
          this.#watch(socket)
          connect(target.port, target.host)
        },
        (error: Error) => socket.destroy(error),
      )
      return socket
    }
    return Object.assign(socket, { connect: toPrimary })
  }

  /** Forgets the primary when a connection to it breaks or is ended by the server. */
  #watch(socket: Socket): void {
    const known = this.#found
    const forget = () => {
      if (this.#found === known) this.#found = undefined
    }
    socket.once('error', forget)
    socket.once('end', () => {
      if (!socket.writableEnded) forget()
    })
  }

  #find(): Promise<Target> {
    if (this.#found) return this.#found
    const found = this.#ask()
    this.#found = found
    found.catch(() => {
      if (this.#found === found) this.#found = undefined
    })
    return found
  }

  /**
   * Of several servers that take writes, the one with the latest timeline: a primary that comes back after its standby took over is out of
   * date.
   */
  async #ask(): Promise<Target> {
    const answers = await Promise.all(this.#targets.map(async (target) => ({ target, timeline: await timelineOf(target) })))
    const [latest] = answers
      .filter(({ timeline }) => timeline !== undefined)
      .toSorted((one, other) => Number(other.timeline) - Number(one.timeline))
    if (latest) return latest.target
    const names = this.#targets.map(({ host, port }) => `${host}:${port}`).join(', ')
    throw Object.assign(new Error(`none of the servers ${names} takes writes`), { code: 'ECONNREFUSED' })
  }
}

/** The timeline of a server that takes writes; undefined of a standby and of a server that does not answer. */
async function timelineOf({ connectionString }: Target): Promise<number | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: answerMs, query_timeout: answerMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      'select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline',
    )
    const timeline = rows[0]?.timeline
    return timeline ? Number.parseInt(timeline, 16) : undefined
  } catch {
    return undefined
  } finally {
    client.end().catch(() => {})
  }
}

/** Each server has a certificate with its own name; pg would compare it with the first host. */
function nameInCertificate(ssl: unknown, host: string): void {
  if (typeof ssl === 'object' && ssl !== null)
    Object.assign(ssl, { checkServerIdentity: (_: string, certificate: never) => checkServerIdentity(host, certificate) })
}
