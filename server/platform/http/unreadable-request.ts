import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { RefusalBody } from '#domain/kernel/refusals.ts'
import { awaitsAnswer } from './pipelining.ts'

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers what is no HTTP, has a head that is too large, or never ends: it reaches no route and no hook, so its answer carries the
 * safety headers by itself (CFG-01).
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // In the middle of another answer, this one would be read as a part of it.
  if (error.code === 'ECONNRESET' || !socket.writable || awaitsAnswer(socket)) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const body = JSON.stringify({ error_message: 'errors.bad_request', errors: {} } satisfies RefusalBody)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'referrer-policy: strict-origin-when-cross-origin',
    'x-frame-options: DENY',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
