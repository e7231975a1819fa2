import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'

/** Forwards a port of the loopback interface to another one until it falls silent: then every connection stays open and hangs. */
export async function silentProxy(to: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((socket) => {
    const further = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [socket, further],
      [further, socket],
    ] as const) {
      sockets.add(one)
      one.on('data', (chunk) => isSilent || other.write(chunk))
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        if (!isSilent) other.destroy()
      })
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    port,
    fallSilent: () => {
      isSilent = true
    },
    /** Connections of clients and to the server. */
    connections: () => sockets.size,
  }
}
