import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'

const heartbeatMs = 25_000
const retryAfterSeconds = 30
/** The open streams, and whose they are. */
const open = new Map<ServerResponse, number>()

interface Channel {
  /** Whose stream it is: a session has only so many. */
  readonly sessionId: number
  /** Starts to listen, given how to send an event and how to end the stream; returns how to stop. */
  readonly subscribe: (send: (json: string) => void, end: () => void) => () => void
  /** Asked before every event and heartbeat; once it says no, the stream ends without another word. */
  readonly mayGoOn: () => Promise<boolean>
}

/**
 * Opens a stream of server-sent events on a reply. A client whose stream ends connects again and reads everything anew. Refuses
 * errors.too_many to a session that holds as many as it may.
 */
export function streamEvents(reply: FastifyReply, { sessionId, subscribe, mayGoOn }: Channel): Refusal | undefined {
  const held = [...open.values()].filter((holder) => holder === sessionId).length
  if (held >= limits.streamsOfSession) return refuse('errors.too_many', { retryAfter: retryAfterSeconds })
  reply.hijack()
  const socket = reply.raw
  // Whoever left while we looked things up says so no more: nobody would give back the slot.
  if (reply.request.raw.socket.destroyed) return undefined
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) socket.setHeader(name, value)
  socket.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  socket.write(': open\n\n')
  const end = () => void socket.end()
  // A database that is away ends the stream too: its client asks again.
  let turn = Promise.resolve()
  // One after the other, so that events keep their order while each is asked for.
  const write = (text: string) => {
    turn = turn.then(async () => {
      const admitted = await mayGoOn().catch(() => false)
      if (socket.writableEnded || socket.destroyed) return
      if (admitted) socket.write(text)
      else end()
    })
  }
  const stop = subscribe((json) => write(`data: ${json}\n\n`), end)
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
  open.set(socket, sessionId)
  socket.on('close', () => {
    open.delete(socket)
    clearInterval(heartbeat)
    stop()
  })
  return undefined
}

/** Ends every open stream, so that a stopping server does not wait for them. */
export function endStreams(): void {
  for (const socket of open.keys()) socket.end()
}
