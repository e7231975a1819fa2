import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, type RefusalBody, type RefusalCode, refusalStatus, refuse } from '#domain/kernel/refusals.ts'

/** RFC 6749 names for the refusals that the OAuth endpoints give (SPEC-04). */
const oauthErrors: Partial<Record<RefusalCode, string>> = {
  'personal.error.login': 'invalid_grant',
  'errors.session_ended': 'invalid_grant',
  'errors.bad_client': 'invalid_client',
  'errors.too_many': 'temporarily_unavailable',
  'errors.unavailable': 'temporarily_unavailable',
  'errors.storage_full': 'temporarily_unavailable',
  'errors.unexpected': 'server_error',
}

/** Answers a refusal in the one shape that every refusal has. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, requestId?: string): FastifyReply {
  const oauth = isOauth(reply) ? oauthFields(refusal) : {}
  // RFC 6749 knows no 422: what is wrong with a request for a token is a 400.
  const status = 'error' in oauth && refusalStatus[refusal.refused] === 422 ? 400 : refusalStatus[refusal.refused]
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ ...oauth, ...refusalBodyOf(refusal, requestId) })
}

/** What a refusal says over the wire. */
export function refusalBodyOf({ refused, errors, at }: Refusal, requestId?: string): RefusalBody {
  return {
    error_message: refused,
    errors: errors ?? {},
    ...(requestId ? { request_id: requestId } : {}),
    ...(at ? { at: at.toISOString() } : {}),
  }
}

function oauthFields({ refused, errors }: Refusal) {
  const badGrant = Object.values(errors ?? {}).some((keys) => keys.includes('errors.bad_grant'))
  return { error: badGrant ? 'unsupported_grant_type' : (oauthErrors[refused] ?? 'invalid_request'), error_description: refused }
}

function isOauth(reply: FastifyReply): boolean {
  return (reply.request.routeOptions.config as { style?: string } | undefined)?.style === 'oauth'
}

/** Every error that a route throws becomes a refusal. */
export function handleUnexpected(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { refusal, requestId } = explain(error, request)
    return sendRefusal(reply, refusal, requestId)
  })
}

/**
 * Turns whatever was thrown into a refusal: known transport errors to their codes, the database away to 503, all else to 500,
 * logged under the request's id, which the answer names too (CFG-02).
 */
export function explain(error: FastifyError, request: FastifyRequest): { refusal: Refusal; requestId?: string } {
  const refusal = refusalOf(error)
  if (refusal) {
    if (refusal.refused === 'errors.unavailable') request.log.warn({ reason: error.message }, 'database away')
    if (refusal.refused === 'errors.storage_full') request.log.error({ reason: error.message }, 'no space left')
    return { refusal }
  }
  request.log.error({ failure: describe(error), route: request.routeOptions.url, requestId: request.id }, 'unexpected error')
  return { refusal: refuse('errors.unexpected'), requestId: request.id }
}

/** What the log may know of an error: not what the database adds to it, which quotes whole rows (CFG-02). */
function describe({ name, code, message, stack }: FastifyError) {
  return { name, code, message, stack }
}

const transportCodes: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'errors.body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'errors.wrong_content_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'errors.wrong_content_type',
  FST_PARTS_LIMIT: 'errors.body_too_large',
  FST_FILES_LIMIT: 'errors.body_too_large',
  FST_FIELDS_LIMIT: 'errors.body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'portfolio.error.cv_limit',
}

function refusalOf(error: FastifyError): Refusal | undefined {
  const known = transportCodes[error.code]
  if (known) return refuse(known)
  // Whoever asked is gone, and not the database.
  if (error.message === 'aborted') return refuse('errors.bad_request')
  if (isStorageFull(error)) return refuse('errors.storage_full')
  if (isDatabaseAway(error)) return refuse('errors.unavailable', { retryAfter: 5 })
  if (error.statusCode === 503) return refuse('errors.unavailable', { retryAfter: 5 })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return refuse('errors.bad_request')
  return undefined
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '40001',
  '40P01',
])

/** Whether the database could not be reached or gave up: worth trying again (503). */
export function isDatabaseAway(error: { code?: string; message?: string }): boolean {
  const code = error.code ?? ''
  return (
    connectionCodes.has(code) ||
    code.startsWith('08') ||
    /connection terminated|timeout exceeded when trying to connect|query read timeout|connection ended|not queryable/i.test(
      error.message ?? '',
    )
  )
}

/** What the file system and PostgreSQL say when the disk, or its owner's part of it, is full. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something could not be stored for want of space; the file store tells its reason as a cause. */
function isStorageFull(error: { code?: string; cause?: unknown }): boolean {
  const { code, cause } = error
  return fullCodes.has(code ?? '') || (cause instanceof Error && isStorageFull(cause))
}
