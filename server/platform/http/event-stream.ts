import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'

const heartbeatMs = 25_000
const retryAfterSeconds = 30
/** The open streams with the id of their session. */
const open = new Map<ServerResponse, number>()

interface Channel {
  /** The session of the stream; the number of streams per session is limited. */
  readonly sessionId: number
  /**
   * Starts listening with functions that send an event and end the stream; returns the function that stops it. An event with `isShown` is
   * left out when that answers false.
   */
  readonly subscribe: (send: (json: string, isShown?: () => Promise<boolean>) => void, end: () => void) => () => void
  /** Called before every event and heartbeat. When it answers false, the stream ends without sending. */
  readonly mayGoOn: () => Promise<boolean>
}

/**
 * Opens a stream of server-sent events on a reply. A client whose stream ends reconnects and reads everything again. Refuses with
 * errors.too_many when the session has too many streams.
 */
export function streamEvents(reply: FastifyReply, { sessionId, subscribe, mayGoOn }: Channel): Refusal | undefined {
  const held = [...open.values()].filter((holder) => holder === sessionId).length
  if (held >= limits.streamsOfSession) return refuse('errors.too_many', { retryAfter: retryAfterSeconds })
  reply.hijack()
  const socket = reply.raw
  // The socket of a client that has left emits no 'close' any more, so its stream would never be removed.
  if (reply.request.raw.socket.destroyed) return undefined
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) socket.setHeader(name, value)
  socket.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  socket.write(': open\n\n')
  const end = () => void socket.end()
  let writing = Promise.resolve()
  // Writes wait for each other, so that events keep their order during the check. When the database is away the stream ends, and the client
  // connects again.
  const write = (text: string, isShown = async () => true) => {
    writing = writing.then(async () => {
      const admitted = await mayGoOn().catch(() => false)
      const shown = admitted && (await isShown().catch(() => false))
      if (socket.writableEnded || socket.destroyed) return
      if (!admitted) end()
      else if (shown) socket.write(text)
    })
  }
  const stop = subscribe((json, isShown) => write(`data: ${json}\n\n`, isShown), end)
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
  open.set(socket, sessionId)
  socket.on('close', () => {
    open.delete(socket)
    clearInterval(heartbeat)
    stop()
  })
  return undefined
}

/** Ends every open stream, so that a stopping server need not wait for them. */
export function endStreams(): void {
  for (const socket of open.keys()) socket.end()
}
