import type { FastifyError, FastifyRequest } from 'fastify'
import { isRefusal, type Refusal, type RefusalBody, refusalStatus } from '#domain/kernel/refusals.ts'
import { explain, refusalBodyOf } from '../http/refusals.ts'
import { answer } from '../http/register.ts'
import type { Route } from '../http/route.ts'
import type { Platform } from '../platform.ts'

interface Input {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
}

type InProcessResult =
  | { readonly ok: true; readonly status: number; readonly answer: unknown }
  | { readonly ok: false; readonly status: number; readonly refusal: RefusalBody; readonly retryAfter?: number }

/** Calls an endpoint of the contract in process. */
export type InProcessCall = (method: string, path: string, input?: Input) => Promise<InProcessResult>

/**
 * Lets the loaders of rendered pages call the API in process: anonymously, from the visitor's address, and through every step of a request.
 * Errors are logged under the id of the page's request.
 */
export function inProcessCalls(platform: Platform, routes: readonly Route[]) {
  const readable = new Map(
    routes
      .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.stream)
      .map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  )
  return (page: FastifyRequest): InProcessCall =>
    async (method, path, { params = {}, query = {} } = {}) => {
      const route = readable.get(`${method} ${path}`)
      if (!route) throw new Error(`A page cannot call ${method} ${path}`)
      const { ip, log } = page
      try {
        const asked = { headers: {}, ip, log, params: stringsOf(params), query: stringsOf(query), body: undefined }
        const outcome = await answer(platform, route, asked)
        return isRefusal(outcome) ? refused(outcome) : { ok: true, status: 200, answer: outcome }
      } catch (error) {
        const { refusal, requestId } = explain(error as FastifyError, page)
        return refused(refusal, requestId)
      }
    }
}

function refused(refusal: Refusal, requestId?: string): InProcessResult {
  const { refused, retryAfter } = refusal
  const wait = retryAfter === undefined ? {} : { retryAfter }
  return { ok: false, status: refusalStatus[refused], refusal: refusalBodyOf(refusal, requestId), ...wait }
}

/** Values as they would come over the wire. */
function stringsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}
