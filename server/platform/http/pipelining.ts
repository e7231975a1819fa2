import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies wait for an answer before they ask again on the same connection; this is far more than any sends ahead. */
const mostAhead = 20
const waiting = new WeakMap<Socket, number>()

/** Whether somebody on this connection still waits for an answer. */
export function awaitsAnswer(socket: Socket): boolean {
  return (waiting.get(socket) ?? 0) > 0
}

/** Ends a connection that asks on and on without reading: a few bytes a question would cost a page each, and everybody else's turn. */
export function boundPipelining(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw
    const ahead = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, ahead)
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    if (ahead <= mostAhead && !socket.destroyed) return next()
    reply.hijack()
    socket.destroy()
  })
}
