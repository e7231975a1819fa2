import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The message with the process id of a connection, in the answer to its start. */
const processKey = Buffer.from([0x4b, 0, 0, 0, 12])
/** The type of the message that carries a NOTIFY. */
const notification = 0x41

/**
 * A connection to PostgreSQL that can be cut and restored, can swallow everything, or can break instead of answering a statement. It can
 * also behave like a connection pooler in transaction mode: other process ids, and no NOTIFY.
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
