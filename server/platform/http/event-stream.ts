import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

const heartbeatMs = 25_000
const open = new Set<ServerResponse>()

/**
 * Opens a stream of server-sent events on a reply. `subscribe` starts it, given how to send and how to end the stream, and
 * returns how to stop. A client whose stream ends connects again and reads everything anew.
 */
export function streamEvents(reply: FastifyReply, subscribe: (send: (json: string) => void, end: () => void) => () => void): void {
  reply.hijack()
  const socket = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) socket.setHeader(name, value)
  socket.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  socket.write(': open\n\n')
  const stop = subscribe(
    (json) => socket.write(`data: ${json}\n\n`),
    () => socket.end(),
  )
  const heartbeat = setInterval(() => socket.write(': still here\n\n'), heartbeatMs)
  open.add(socket)
  socket.on('close', () => {
    open.delete(socket)
    clearInterval(heartbeat)
    stop()
  })
}

/** Ends every open stream, so that a stopping server does not wait for them. */
export function endStreams(): void {
  for (const socket of open) socket.end()
}
