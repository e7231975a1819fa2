import type { FastifyInstance } from 'fastify'
import type { RefusalBody } from '#domain/kernel/refusals.ts'

interface Input {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

export type InProcessResult =
  | { readonly ok: true; readonly status: number; readonly answer: unknown }
  | { readonly ok: false; readonly status: number; readonly refusal: RefusalBody; readonly retryAfter?: number }

/** Calls the API without the network, through every check that the network would meet; for the loaders of rendered pages. */
export function callInProcess(app: FastifyInstance) {
  return async (method: string, path: string, input: Input = {}): Promise<InProcessResult> => {
    const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(input.query ? { query: stringsOf(input.query) } : {}),
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    })
    const { statusCode: status } = response
    const body = response.json()
    if (status < 400) return { ok: true, status, answer: body }
    const retryAfter = Number(response.headers['retry-after'])
    return { ok: false, status, refusal: body, ...(retryAfter ? { retryAfter } : {}) }
  }
}

function stringsOf(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}
