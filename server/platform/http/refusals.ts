import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, type RefusalBody, type RefusalCode, refusalStatus, refuse } from '#domain/kernel/refusals.ts'
import { readOnlyCode } from '../../database/writable-connections.ts'
import { MachineBusy } from '../bounded/machine-busy.ts'
import { loggedReason } from '../log.ts'
import { logOutage } from './outage-log.ts'
import { sendScimRefusal } from './scim.ts'

/** The names of RFC 6749 for refusals of the OAuth endpoints (SPEC-04). */
const oauthErrors: Partial<Record<RefusalCode, string>> = {
  'personal.error.login': 'invalid_grant',
  'errors.session_ended': 'invalid_grant',
  'login.second_step': 'mfa_required',
  'login.step_over': 'invalid_grant',
  'login.passkey_needed': 'mfa_required',
  'login.passkey_unknown': 'invalid_grant',
  'login.company_refused': 'invalid_grant',
  'login.company_away': 'temporarily_unavailable',
  'errors.factor_required': 'mfa_required',
  'errors.bad_client': 'invalid_client',
  'errors.too_many': 'temporarily_unavailable',
  'errors.unavailable': 'temporarily_unavailable',
  'errors.storage_full': 'temporarily_unavailable',
  'errors.unexpected': 'server_error',
}

/** Sends a refusal in the shape that all refusals share. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, requestId?: string): FastifyReply {
  if (styleOf(reply) === 'scim') return sendScimRefusal(reply, refusal)
  const oauth = isOauth(reply) ? oauthFields(refusal) : {}
  // RFC 6749 has no 422: an invalid token request is a 400.
  const status = 'error' in oauth && refusalStatus[refusal.refused] === 422 ? 400 : refusalStatus[refusal.refused]
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  if (status === 401) reply.header('www-authenticate', isBadBasicClient(reply, refusal) ? 'Basic realm="oauth"' : 'Bearer')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ ...oauth, ...refusalBodyOf(refusal, requestId) })
}

/** A client that failed in a Basic header gets that scheme in the answer (RFC 6749, section 5.2). */
const isBadBasicClient = ({ request }: FastifyReply, { refused }: Refusal) =>
  refused === 'errors.bad_client' && /^basic\b/i.test(request.headers.authorization ?? '')

/** The body of a refusal on the wire. */
export function refusalBodyOf({ refused, errors, uuid, at, challenge }: Refusal, requestId?: string): RefusalBody {
  return {
    error_message: refused,
    errors: errors ?? {},
    ...(requestId ? { request_id: requestId } : {}),
    ...(uuid ? { uuid } : {}),
    ...(at ? { at: at.toISOString() } : {}),
    ...(challenge ? { challenge } : {}),
  }
}

function oauthFields({ refused, errors }: Refusal) {
  const badGrant = Object.values(errors ?? {}).some((keys) => keys.includes('errors.bad_grant'))
  return { error: badGrant ? 'unsupported_grant_type' : (oauthErrors[refused] ?? 'invalid_request'), error_description: refused }
}

const styleOf = ({ request }: FastifyReply) => (request.routeOptions.config as { style?: string } | undefined)?.style

const isOauth = (reply: FastifyReply): boolean => styleOf(reply) === 'oauth'

/** Turns every error that a route throws into a refusal. */
export function handleUnexpected(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { refusal, requestId } = explain(error, request)
    return sendRefusal(reply, refusal, requestId)
  })
}

/**
 * Turns a thrown error into a refusal: known transport errors into their codes, an unreachable database into 503, all others into 500. It
 * logs the error under the request's id, which the answer contains too (CFG-02).
 */
export function explain(error: FastifyError, request: FastifyRequest): { refusal: Refusal; requestId?: string } {
  const refusal = refusalOf(error)
  if (refusal) {
    if (isDiskBroken(error)) request.log.error({ reason: loggedReason(error) }, 'a disk fails')
    else if (refusal.refused === 'errors.unavailable')
      logOutage(request.server.log, isStoreAway(error) ? 'file store away' : 'database away', loggedReason(error))
    if (refusal.refused === 'errors.storage_full') request.log.error({ reason: loggedReason(error) }, 'no space left')
    return serverFaults.has(refusal.refused) ? { refusal, requestId: request.id } : { refusal }
  }
  request.log.error({ err: error, route: request.routeOptions.url, requestId: request.id }, 'unexpected error')
  return { refusal: refuse('errors.unexpected'), requestId: request.id }
}

/** Refusals whose reason is in the log, so that their answer names the line. */
const serverFaults = new Set<RefusalCode>(['errors.unavailable', 'errors.storage_full'])

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
  if (error instanceof MachineBusy) return refuse('errors.busy', { retryAfter: 30 })
  // The client left; the database is fine.
  if (error.message === 'aborted') return refuse('errors.bad_request')
  if (isStorageFull(error)) return refuse('errors.storage_full')
  if (isDiskBroken(error) || isStoreAway(error) || isDatabaseAway(error)) return refuse('errors.unavailable', { retryAfter: 5 })
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
  // A former primary that is a standby now: the next connection finds the primary.
  readOnlyCode,
  '40001',
  '40P01',
])

/** Whether the database is unreachable or gave up, so that a retry may succeed (503). */
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

interface Remote {
  readonly code?: string
  readonly name?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** Whether the bucket of uploaded files does not answer, or answers that it cannot now; flydrive puts that into the cause. */
export function isStoreAway({ code, cause }: { code?: string; cause?: unknown }): boolean {
  if (!code?.startsWith('E_CANNOT_') || !(cause instanceof Error)) return false
  const { code: reason = '', name = '', $metadata } = cause as Error & Remote
  const status = $metadata?.httpStatusCode
  return connectionCodes.has(reason) || name === 'TimeoutError' || (status !== undefined && (status >= 500 || status === 429))
}

/** Codes of the file system and of PostgreSQL for a full disk or quota. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Codes of the file system and of PostgreSQL for a disk that fails, or that the system made read-only because it failed. */
const brokenCodes = new Set(['EIO', 'EROFS', '58030'])

const isStorageFull = (error: Coded): boolean => hasCode(error, fullCodes)
const isDiskBroken = (error: Coded): boolean => hasCode(error, brokenCodes)

interface Coded {
  readonly code?: string
  readonly cause?: unknown
}

/** Whether an error has one of these codes; the file store puts its reason into the cause. */
function hasCode({ code, cause }: Coded, codes: ReadonlySet<string>): boolean {
  return codes.has(code ?? '') || (cause instanceof Error && hasCode(cause, codes))
}
