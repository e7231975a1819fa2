import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What names the process behind a connection, in the answer to its start. */
const processKey = Buffer.from([0x4b, 0, 0, 0, 12])
/** The kind of message that tells of a NOTIFY. */
const notification = 0x41

/**
 * A line to PostgreSQL that can be cut, mended, made to swallow everything, to break instead of answering a statement, or to show what
 * a connection pooler in transaction mode shows: other numbers of processes, and no word of a NOTIFY.
 */
export async function startLine(to: URL) {
  const sockets = new Set<Socket>()
  const state: { silent: boolean; isPooled?: boolean; breaksAfter?: string } = { silent: false }
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    let isBreaking = false
    near.on('data', (data) => {
      isBreaking ||= state.breaksAfter !== undefined && data.includes(state.breaksAfter)
    })
    far.on('data', () => isBreaking && near.destroy())
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on(
        'data',
        (data) => state.silent || other.write(state.isPooled && socket === far ? asPooled(Buffer.from(data)) : data),
      )
      socket.on('error', () => {}).on('close', () => sockets.delete(socket) && other.destroy())
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(to)
  url.port = String(port)
  return {
    url: url.href,
    state,
    mend: () => listen(port),
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function asPooled(data: Buffer): Buffer {
  if (data[0] === notification) return Buffer.alloc(0)
  const at = data.indexOf(processKey)
  if (at >= 0) data.writeUInt32BE(1, at + processKey.length)
  return data
}
