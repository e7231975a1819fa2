/** What one of several servers answered to the question whether it takes writes. */
export interface ServerAnswer {
  readonly host: string
  readonly port: number
  /** Why the question was not answered; undefined of a standby. */
  readonly error?: unknown
}

/** Of several servers none takes writes. To those who use a connection it is the same as one server that is away. */
export class NoPrimaryError extends Error {
  readonly code = 'ECONNREFUSED'
  readonly servers: readonly ServerAnswer[]

  constructor(servers: readonly ServerAnswer[]) {
    super(`none of the servers ${servers.map(({ host, port }) => `${host}:${port}`).join(', ')} takes writes`)
    this.servers = servers
  }
}
