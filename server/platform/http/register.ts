import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { withoutRefusedNulls } from '#domain/kernel/absent-nulls.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { fieldErrorsOf } from '#domain/kernel/field-errors.ts'
import type { FileAnswer } from '#domain/kernel/file-answer.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type FieldErrors, isRefusal, type RefusalCode, refusalStatus, refuse } from '#domain/kernel/refusals.ts'
import { limitsOfKey, noteKeyUse } from '../api-keys/key-use.writes.ts'
import { noteRead } from '../audit/note-read.ts'
import type { Forward } from '../background/forward.ts'
import { dispositionOf } from '../files/disposition.ts'
import { discardUploads, readMultipart, type Upload } from '../files/uploads.ts'
import type { Platform } from '../platform.ts'
import { viewerFinder } from '../sessions/find-viewer.ts'
import { networkOf } from '../sessions/network.ts'
import { countUse, usedUp } from '../sessions/rate-limits.ts'
import { isStaff, type Viewer } from '../sessions/viewer.ts'
import { admit, asSeenBy, refuseAccess, viewerOf } from './admission.ts'
import { limitsOfArrival, limitsOfUse } from './limits.ts'
import { sendRefusal } from './refusals.ts'
import type { Call, Route } from './route.ts'
import { scimType } from './scim.ts'

/** Registers a route: the outcome of `answer` becomes the reply. A heavy endpoint is answered through `forward`, where there is one. */
export function register(app: FastifyInstance, platform: Platform, route: Route, forward?: Forward): void {
  const { endpoint } = route
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { style: endpoint.style ?? 'json', mayBeEmpty: () => needsNoField(endpoint) } as object,
    ...(endpoint.heavy && forward && { compress: false, onRequest: forwarded(platform, endpoint, forward) }),
    handler: async (request, reply) => {
      if (endpoint.crossOrigin) reply.header('access-control-allow-origin', '*')
      const outcome = await answer(platform, route, request, reply)
      if (isRefusal(outcome)) return sendRefusal(reply, outcome)
      if (endpoint.file) return sendFile(request, reply, endpoint.file, outcome as FileAnswer)
      return endpoint.stream
        ? reply
        : reply
            .type(endpoint.style === 'scim' ? scimType : 'application/json; charset=utf-8')
            .header('cache-control', 'no-store')
            .send(JSON.stringify(outcome))
    },
  })
}

const needsNoField = ({ body, bodyOn }: Endpoint) => !bodyOn && (!body || body.safeParse({}).success)

/** Whether the endpoint of a request is also called without a body. */
export const mayBeEmpty = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { mayBeEmpty?: () => boolean } | undefined)?.mayBeEmpty?.() ?? false

/** Forwards the calls of callers whom the endpoint admits, before their bodies are read: the others never wait in line. */
function forwarded(platform: Platform, endpoint: Endpoint, forward: Forward) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const admitted = await admit(platform, endpoint, request)
    if (isRefusal(admitted)) return sendRefusal(reply, admitted)
    const { viewer } = admitted
    const line = viewer.kind === 'person' ? viewer.uuid : networkOf(request.ip)
    const hasBody = Boolean(endpoint.body ?? endpoint.bodyOn ?? endpoint.files)
    return forward(request, reply, { line, isStaff: isStaff(viewer), hasBody })
  }
}

function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  { name, type, shown, content }: FileAnswer,
): FastifyReply {
  reply.headers({
    'content-type': type ?? mediaType,
    'content-disposition': dispositionOf(shown ? 'inline' : 'attachment', name),
    'cache-control': shown ? `${shown.private ? 'private' : 'public'}, max-age=${shown.seconds}, must-revalidate` : 'no-store',
    ...(shown && { etag: shown.etag }),
    ...(shown && !shown.private && { 'cross-origin-resource-policy': 'cross-origin' }),
  })
  if (shown && headers['if-none-match'] === shown.etag) return reply.code(304).send()
  return reply.send(
    content instanceof Uint8Array
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : Readable.from(content, { objectMode: false }),
  )
}

/** The request of a caller, over HTTP or in process. */
export type Asked = Pick<FastifyRequest, 'headers' | 'ip' | 'params' | 'query' | 'body' | 'log'>

/**
 * Answers a request in six steps: find the viewer, check access, check rate limits, validate the input, run the handler, validate the
 * answer. Files and streams need `reply`.
 */
export async function answer(
  platform: Platform,
  { endpoint, handler }: Route,
  asked: Asked,
  reply?: FastifyReply,
): Promise<unknown> {
  const admitted = await admit(platform, endpoint, asked)
  if (isRefusal(admitted)) return admitted
  const viewer = inReadersLanguage(admitted.viewer, asked)
  const { ip } = asked
  const use = { ip, secretKey: platform.secretKey }
  const key = viewer.kind === 'person' ? viewer.key : undefined
  // A caller above a limit is refused before anything is read.
  const early =
    (await countUse(platform.db, [...limitsOfKey(key), ...limitsOfArrival(endpoint, use)])) ??
    (await usedUp(platform.db, limitsOfUse(endpoint, use)))
  if (early !== undefined) return refuse('errors.too_many', { retryAfter: early })
  if (key) await noteKeyUse(platform.db, key, platform.now())

  const params = parsePart(endpoint.params, asked.params)
  if (isRefusal(params)) return params
  const query = parsePart(endpoint.query, asked.query)
  if (isRefusal(query)) return query

  if (endpoint.body && !isAcceptedType(endpoint, asked)) return refuse('errors.wrong_content_type')
  const { fields, uploads, fileErrors } =
    endpoint.files && reply && !isJsonBesideFiles(endpoint, asked)
      ? await readMultipart(reply.request, endpoint.files, platform.config)
      : { fields: asked.body ?? {}, uploads: {}, fileErrors: {} }
  try {
    const shape = endpoint.bodyOn?.(calendarDay(platform.now(), platform.config.timeZone)) ?? endpoint.body
    const body = parseBody(shape, fields, fileErrors)
    if (isRefusal(body)) return body
    const late = await countUse(platform.db, limitsOfUse(endpoint, { ...use, body }))
    if (late !== undefined) return refuse('errors.too_many', { retryAfter: late })
    const stillAdmitted: Call<Endpoint>['stillAdmitted'] = async (mayRead) => {
      const present = asSeenBy(endpoint, await viewerOf(asked, finderOf(platform)))
      return refuseAccess(endpoint, present) === undefined && mayRead(present)
    }
    const caller = { viewer, stillAdmitted, ip, userAgent: asked.headers['user-agent'] ?? '', origin: originOf(asked) }
    const call = { params, query, body, files: uploads, ...caller, log: asked.log, reply }
    const outcome = await handler(call as Call<Endpoint>)
    if (!isRefusal(outcome)) noteRead(platform, endpoint, viewer, { ...(params as object), ...(body as object) }, outcome)
    return isRefusal(outcome) || endpoint.stream ? outcome : endpoint.answer.parse(outcome)
  } finally {
    await discardUploads(Object.values(uploads) as Upload[])
  }
}

/** Re-checks the viewers of all open streams in one batch. */
const finders = new WeakMap<Platform, ReturnType<typeof viewerFinder>>()
function finderOf(platform: Platform) {
  const known = finders.get(platform) ?? viewerFinder(platform.db, () => platform.now())
  finders.set(platform, known)
  return known
}

const mediaTypeOf = (headers: Asked['headers']) => headers['content-type']?.split(';')[0]?.trim().toLowerCase()

/**
 * Whether the media type is accepted: JSON, for OAuth also a form, for SCIM also its own. The multipart reader checks its own. A request
 * without a body needs no type.
 */
function isAcceptedType(endpoint: Endpoint, request: Asked): boolean {
  const type = mediaTypeOf(request.headers)
  if (endpoint.files || type === undefined || type === 'application/json') return true
  if (endpoint.style === 'scim') return type === 'application/scim+json'
  return endpoint.style === 'oauth' && type === 'application/x-www-form-urlencoded'
}

/** Whether a multipart body without required files came as JSON, as callers of the documented API may send it. */
function isJsonBesideFiles({ files = {} }: Endpoint, { headers }: Asked): boolean {
  const needsFile = Object.values(files).some(({ required }) => required)
  return !needsFile && mediaTypeOf(headers) === 'application/json'
}

function parsePart(shape: z.ZodType | undefined, value: unknown): unknown {
  if (!shape) return undefined
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  const code = parsed.error.issues[0]?.message ?? ''
  return refuse(code in refusalStatus ? (code as RefusalCode) : 'errors.bad_request')
}

function parseBody(shape: z.ZodType | undefined, fields: unknown, fileErrors: FieldErrors): unknown {
  if (typeof fields !== 'object' || Array.isArray(fields)) return refuse('errors.bad_request')
  const parsed = shape?.safeParse(withoutRefusedNulls(shape, fields))
  const fieldErrors = parsed && !parsed.success ? keysOnly(fieldErrorsOf(parsed.error.issues)) : {}
  const errors = { ...fieldErrors, ...fileErrors }
  if (Object.keys(errors).length === 0) return parsed?.data
  const onlyFile =
    Object.keys(fieldErrors).length === 0
      ? Object.values(fileErrors)
          .flat()
          .find((code): code is RefusalCode => code in refusalStatus)
      : undefined
  return refuse(onlyFile ?? 'errors.fields', { errors })
}

/** Replaces zod's own messages, e.g. for a number where text belongs, by a message key. */
function keysOnly(errors: FieldErrors): FieldErrors {
  const named = (key: string) => (/^\w+(?:\.\w+)+$/.test(key) ? key : 'errors.bad_request')
  return Object.fromEntries(Object.entries(errors).map(([field, keys]) => [field, [...new Set(keys.map(named))]]))
}

/** The language of Accept-Language, which the web interface sends, overrides that of the account. */
function inReadersLanguage(viewer: Viewer, { headers }: Asked): Viewer {
  const language = languages.find((one) => headers['accept-language']?.toLowerCase().startsWith(one))
  return viewer.kind === 'person' && language ? { ...viewer, language } : viewer
}

function originOf(request: Asked): string | null {
  const origin = request.headers['x-cantera-tab']
  return typeof origin === 'string' && /^[\w-]{1,40}$/.test(origin) ? origin : null
}
