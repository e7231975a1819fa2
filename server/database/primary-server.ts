import { Socket } from 'node:net'
import { checkServerIdentity } from 'node:tls'
import { NoPrimaryError } from './no-primary.ts'
import { ServerWatch } from './server-watch.ts'

/** A statement may wait for its answer for long, so it is not by statements that a vanished server is noticed. */
const lookEveryMs = 1000

/**
 * Opens connections to the server that takes writes, of several of which the others are standbys (ADR-0198). While there are connections it
 * asks all servers every second, and ends the connections to a server whose place another one has taken: also when it vanished without a
 * word, or became a standby behind a pooler that keeps connections.
 */
export class PrimaryServer {
  readonly #servers: readonly ServerWatch[]
  readonly #sockets = new Map<Socket, ServerWatch>()
  #primary: ServerWatch | undefined
  /** The latest timeline on which a server took writes. */
  #timeline = 0
  #asking: Promise<ServerWatch> | undefined
  #timer: NodeJS.Timeout | undefined

  /** @throws StartupError when an address is not one of a PostgreSQL database */
  constructor(addresses: readonly string[]) {
    this.#servers = addresses.map((address) => {
      const server: ServerWatch = new ServerWatch(address, () => this.#forget(server))
      return server
    })
  }

  /** The `stream` of a connection of pg: a socket that connects to the present primary instead of the given host. */
  readonly open = (config?: { ssl?: unknown }): Socket => {
    const socket = new Socket()
    const connect = socket.connect.bind(socket) as (port: number, host: string) => Socket
    const toPrimary = () => {
      this.#find().then(
        (server) => {
          if (socket.destroyed) return this.#rest()
          nameInCertificate(config?.ssl, server.host)
          this.#keep(socket, server)
          connect(server.port, server.host)
        },
        (error: Error) => {
          socket.destroy(error)
          this.#rest()
        },
      )
      return socket
    }
    return Object.assign(socket, { connect: toPrimary })
  }

  #keep(socket: Socket, server: ServerWatch): void {
    this.#sockets.set(socket, server)
    socket.once('error', () => this.#forget(server))
    socket.once('close', () => {
      // A connection that got no answer is given up without an error.
      if (socket.bytesRead === 0) this.#forget(server)
      this.#sockets.delete(socket)
      this.#rest()
    })
    this.#timer ??= setInterval(() => this.#look(), lookEveryMs).unref()
  }

  /** Before the next connection all servers are asked. */
  #forget(server: ServerWatch): void {
    if (this.#primary === server) this.#primary = undefined
  }

  /** Without connections nothing is asked, so that a pool that is closed leaves nothing open. */
  #rest(): void {
    if (this.#sockets.size > 0 || this.#asking) return
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#primary = undefined
    for (const server of this.#servers) server.close()
  }

  /** Asks each server by itself, because one that vanished lets its question wait. */
  #look(): void {
    for (const server of this.#servers)
      server.timeline().then(
        (timeline) => this.#isNewer(timeline) && this.#adopt(server, timeline),
        () => {
          // None may take writes for a while. Statements wait meanwhile, or fail by themselves.
          if (server === this.#primary)
            this.#ask()
              .catch(() => {})
              .finally(() => this.#rest())
        },
      )
  }

  #find(): Promise<ServerWatch> {
    return this.#primary ? Promise.resolve(this.#primary) : this.#ask()
  }

  /** Asks all servers; one question serves all who wait for it. */
  #ask(): Promise<ServerWatch> {
    this.#asking ??= this.#choose().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  /**
   * Of several servers that take writes, the one with the latest timeline: a primary that comes back after its standby took over is out of
   * date. One with a later timeline than any before is chosen without waiting for the others.
   */
  #choose(): Promise<ServerWatch> {
    const questions = this.#servers.map(async (server) => {
      try {
        return { server, timeline: await server.timeline() }
      } catch (error) {
        return { server, error }
      }
    })
    const newer = new Promise<ServerWatch>((resolve) => {
      for (const question of questions)
        question.then(({ server, timeline }) => {
          if (this.#timeline > 0 && this.#isNewer(timeline)) resolve(this.#adopt(server, timeline))
        })
    })
    const latest = Promise.all(questions).then((answers) => {
      const [first] = answers
        .flatMap(({ server, timeline }) => (timeline === undefined ? [] : [{ server, timeline }]))
        .toSorted((one, other) => other.timeline - one.timeline)
      if (!first) throw new NoPrimaryError(answers.map(({ server: { host, port }, error }) => ({ host, port, error })))
      return this.#adopt(first.server, first.timeline)
    })
    return Promise.race([newer, latest])
  }

  #isNewer(timeline: number | undefined): timeline is number {
    return timeline !== undefined && timeline > this.#timeline
  }

  #adopt(primary: ServerWatch, timeline: number): ServerWatch {
    this.#primary = primary
    this.#timeline = timeline
    for (const [socket, server] of this.#sockets) if (server !== primary) socket.destroy(moved())
    return primary
  }
}

const moved = () => Object.assign(new Error('another server has become the primary'), { code: 'ECONNRESET' })

/** Each server has a certificate with its own name; pg would compare it with the first host. */
function nameInCertificate(ssl: unknown, host: string): void {
  if (typeof ssl === 'object' && ssl !== null)
    Object.assign(ssl, { checkServerIdentity: (_: string, certificate: never) => checkServerIdentity(host, certificate) })
}
