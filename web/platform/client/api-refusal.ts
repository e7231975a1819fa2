import type { FieldErrors, RefusalBody, RefusalCode } from '#domain/kernel/refusals.ts'

/** Codes that only the browser produces: the network failed, or no answer came in time. */
type RequestFailure = RefusalCode | 'errors.network' | 'errors.no_answer'

/** A request that was refused or failed. `code` is the message key; people are shown nothing else of it. */
export class ApiRefusal extends Error {
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number
  readonly code: RequestFailure | (string & {})
  readonly errors: FieldErrors
  /** Seconds to wait before a retry, when the server named them. */
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  /** When the event that the refusal is about happens, when the server says so. */
  readonly at: string | undefined
  /** The record that the refusal is about, if the person may read it. */
  readonly uuid: string | undefined
  /** The token of the second step of a login. */
  readonly challenge: string | undefined

  constructor(
    status: number,
    code: string,
    more: Partial<Pick<ApiRefusal, 'errors' | 'retryAfter' | 'requestId' | 'at' | 'uuid' | 'challenge'>> = {},
  ) {
    super(`${status} ${code}`)
    this.name = 'ApiRefusal'
    this.status = status
    this.code = code
    this.errors = more.errors ?? {}
    this.retryAfter = more.retryAfter
    this.requestId = more.requestId
    this.at = more.at
    this.uuid = more.uuid
    this.challenge = more.challenge
  }
}

/** Makes a refusal from the parts of an answer. A foreign body (a proxy's page) becomes the general text of its status. */
export function refusalOf(status: number, body: unknown, retryAfter: string | null): ApiRefusal {
  const { error_message, errors, request_id, at, uuid, challenge } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Partial<RefusalBody>
  return new ApiRefusal(status, error_message ?? generalCode(status), {
    ...(errors ? { errors } : {}),
    ...(request_id ? { requestId: request_id } : {}),
    ...(at ? { at } : {}),
    ...(uuid ? { uuid } : {}),
    ...(challenge ? { challenge } : {}),
    ...(retryAfter && Number.isFinite(Number(retryAfter)) ? { retryAfter: Number(retryAfter) } : {}),
  })
}

function generalCode(status: number): RequestFailure {
  if (status === 413) return 'errors.body_too_large'
  if (status === 429) return 'errors.too_many'
  if (status >= 502) return 'errors.unavailable'
  return 'errors.unexpected'
}

/** Whether the page itself stopped the request, which is not a failure. */
export function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

const noted = new WeakSet<object>()

/** The refusal for an unknown error. An error that no request has thrown is a programming error and is logged once. */
export function asRefusal(error: unknown): ApiRefusal {
  if (error instanceof ApiRefusal) return error
  if (error instanceof Error && !isStopped(error) && !noted.has(error)) {
    noted.add(error)
    console.error(error)
  }
  return new ApiRefusal(500, 'errors.unexpected')
}
