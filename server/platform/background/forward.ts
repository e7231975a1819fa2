import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request as send } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/kernel/refusals.ts'
import { sendRefusal } from '../http/refusals.ts'
import { createFairQueue } from '../sessions/fair-queue.ts'
import type { BackgroundProcess } from './background-process.ts'

/** The bounds of the calls that a server process forwards. */
export interface ForwardLimits {
  /** Calls that the background process answers at the same time. */
  readonly atOnce: number
  /** Calls that wait, and those of one caller among them. */
  readonly most: number
  readonly mostInLine: number
  /** How long a call waits for its turn. */
  readonly waitMs: number
  /** A client who sends slowly holds the place of their call for so long, and one who reads slowly for so long after its head. */
  readonly holdMs: number
}

const usual: ForwardLimits = { atOnce: 2, most: 200, mostInLine: 10, waitMs: 20_000, holdMs: 10_000 }
const retryAfterSeconds = 10
/** A background process that neither reads nor answers for so long hangs. */
const silentMs = 120_000

/** A call that an endpoint admits. Calls of different lines take turns. */
interface Admitted {
  readonly line: string
  readonly isStaff: boolean
  /** Whether the endpoint reads a body. */
  readonly hasBody: boolean
}

/** Sends the answer of the background process to a request whose body nobody has read. */
export type Forward = (request: FastifyRequest, reply: FastifyReply, admitted: Admitted) => Promise<FastifyReply>

/** Lets the background process answer heavy calls, a few at a time (P10, ADR-0200). One that gets no turn, or no answer, is 503. */
export function forwardTo(background: BackgroundProcess, limits: Partial<ForwardLimits> = {}): Forward {
  const { atOnce, most, mostInLine, waitMs, holdMs } = { ...usual, ...limits }
  const queue = createFairQueue(atOnce, { calls: { most, mostInLine } })
  // Everybody may register and ask for their own data. All of them together hold one place, so that some are left for staff.
  const queueOfOthers = createFairQueue(1, { calls: { most, mostInLine } })

  /** The head of the answer; undefined when the client has left, or no turn came in time. */
  async function headOf(
    request: FastifyRequest,
    left: AbortSignal,
    { line, isStaff, hasBody }: Admitted,
  ): Promise<IncomingMessage | undefined> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), waitMs)
    const stop = AbortSignal.any([left, late.signal])
    const head = Promise.withResolvers<IncomingMessage | undefined>()
    stop.addEventListener('abort', () => head.resolve(undefined))
    const work = async () => {
      const socketPath = stop.aborted ? undefined : await background.socket(stop)
      clearTimeout(timer)
      if (socketPath === undefined) return true
      const place = Promise.withResolvers<void>()
      const hold = setTimeout(() => hasBody && !request.raw.complete && place.resolve(), holdMs)
      call(socketPath, request, left, hasBody)
        .then((answer) => {
          head.resolve(answer)
          return ended(answer, holdMs)
        })
        .catch(head.reject)
        .finally(place.resolve)
      await place.promise
      clearTimeout(hold)
      return true
    }
    const inTurn = () => queue({ group: 'calls', line }, work)
    const done = isStaff ? inTurn() : queueOfOthers({ group: 'calls', line }, inTurn)
    done.then((hadRoom) => hadRoom ?? head.resolve(undefined), head.reject).finally(() => clearTimeout(timer))
    return head.promise
  }

  return async (request, reply, admitted) => {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    let reason = 'no turn in time'
    const answer = await headOf(request, left.signal, admitted).catch((error: Error) => {
      reason = error.message
      return undefined
    })
    if (answer)
      return reply
        .code(answer.statusCode ?? 502)
        .headers(withoutConnection(answer.headers))
        .send(answer)
    if (left.signal.aborted) return reply.hijack()
    request.log.warn({ route: request.routeOptions.url, reason }, 'a heavy call was not answered')
    return sendRefusal(reply, refuse('errors.unavailable', { retryAfter: retryAfterSeconds }), request.id)
  }
}

/**
 * Sends a request as it came, but for the addresses on its way: this process has read them, and names the client. A body that the endpoint
 * does not read stays here: it could hold a place as long as it arrives.
 */
function call(socketPath: string, request: FastifyRequest, left: AbortSignal, hasBody: boolean): Promise<IncomingMessage> {
  const { raw, ip, id } = request
  return new Promise((resolve, reject) => {
    const own = { ...forwardedHeaders(raw.headers, hasBody), 'x-forwarded-for': ip, 'x-request-id': id, connection: 'keep-alive' }
    const sent = send({ socketPath, method: raw.method, path: raw.url, headers: own, agent: false })
    // An answer may come before the whole body was read. The rest is discarded, or the connection of the client would wait for a reader.
    const stopReading = () => raw.unpipe(sent).resume()
    sent.setTimeout(silentMs, () => sent.destroy(new Error('no answer in time')))
    sent.once('response', (answer) => {
      sent.setTimeout(0)
      answer.once('close', stopReading)
      resolve(answer)
    })
    sent.on('error', (error) => {
      stopReading()
      reject(error)
    })
    left.addEventListener('abort', () => sent.destroy())
    if (hasBody) raw.pipe(sent)
    else sent.end()
  })
}

function forwardedHeaders(given: IncomingHttpHeaders, hasBody: boolean): OutgoingHttpHeaders {
  const { 'x-forwarded-host': _host, 'x-forwarded-proto': _proto, expect: _expect, ...headers } = withoutConnection(given)
  const { 'content-type': _type, 'content-length': length, ...others } = headers
  if (!hasBody) return others
  // Set for every method: Node writes the body of a GET without a frame, and the other side would read it as the next request.
  return length === undefined ? { ...headers, 'transfer-encoding': 'chunked' } : headers
}

/** Lets the background process answer only when it has read a whole body: the server process, still writing, would miss the answer. */
export function answerAfterBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) await finished(raw.resume()).catch(() => {})
  })
}

const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))
}

/** Resolves when an answer was read to its end or broken off, and after `mostMs`. */
function ended(answer: IncomingMessage, mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, mostMs)
    answer.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
