import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { limits } from '#domain/kernel/limits.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { statedExamples } from './examples.ts'
import { serveFeeds } from './hiring/vacancies/feeds/feeds.routes.ts'
import type { BackgroundProcess } from './platform/background/background-process.ts'
import { type ForwardLimits, forwardTo } from './platform/background/forward.ts'
import { serveFiles } from './platform/files/file-route.ts'
import { serveIcons } from './platform/files/icon-route.ts'
import { serveLogo } from './platform/files/logo-route.ts'
import { serveHealth } from './platform/http/health.ts'
import { serveContract } from './platform/http/openapi.ts'
import { readableAddress } from './platform/http/readable-address.ts'
import { handleUnexpected, sendRefusal } from './platform/http/refusals.ts'
import { mayBeEmpty, register } from './platform/http/register.ts'
import { requestIdOf } from './platform/http/request-id.ts'
import { acceptScim } from './platform/http/scim.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { bareForwardedFor } from './platform/http/trusted-proxies.ts'
import { serveMetrics } from './platform/metrics/metrics.ts'
import { type Platform, withReplicas } from './platform/platform.ts'
import { routesOf } from './routes.ts'
import { serveSecurityTxt } from './site/contact/security/security-txt.routes.ts'

/** The largest JSON body: a vacancy with five full rich texts. */
const bodyBytes = 8 * limits.text.richText

interface Role {
  /** The background process that answers the heavy calls of this one. */
  readonly background?: BackgroundProcess | undefined
  /** Tests change the bounds of these calls. */
  readonly forwardLimits?: Partial<ForwardLimits>
  /** Whether a line is logged per request: false where another process logs them. */
  readonly logsRequests?: boolean
}

/** Assembles the HTTP application without the rendered pages (see pages.ts). */
export async function createApp(
  platform: Platform,
  { background, forwardLimits, logsRequests = true }: Role = {},
): Promise<FastifyInstance> {
  const { config } = platform
  const app = fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: bodyBytes,
    genReqId: (request) => requestIdOf(request, Boolean(config.trustProxy)),
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
    routerOptions: { maxParamLength: limits.pathBytes, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // While the process stops, what still arrives is answered as before, and then its connection ends (health.ts).
    return503OnClosing: false,
    requestTimeout: 60_000,
    clientErrorHandler: endUnreadable,
  })
  handleUnexpected(app)
  // Hooks of every request take a callback: waiting for a promise costs a cached page a twentieth of its time.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (config.trustProxy)
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      readForwardedAddresses(headers)
      done()
    })
  await app.register(helmet, securityHeaders(config))
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^text\/(?!event-stream)|json|xml|javascript/,
  })
  await app.register(multipart, {
    // A file that is too large is reported as a field error, so it must not stop the parser.
    throwFileSizeLimit: false,
    limits: { fileSize: limits.upload.bytes - 1, files: 1, fields: 30, fieldSize: limits.screening.bytes, headerPairs: 50 },
  })
  acceptJson(app)
  acceptForms(app)
  acceptScim(app)
  if (logsRequests && ['info', 'debug'].includes(config.logLevel)) logRequests(app)

  serveMetrics(app, platform, background)
  const routes = routesOf(platform)
  const forward = background && forwardTo(background, forwardLimits)
  for (const route of routes) register(app, platform, route, forward)
  serveContract(app, platform, routes, statedExamples)
  app.all('/api/*', (_request, reply) => sendRefusal(reply, refuse('errors.not_found')))
  serveFiles(app, platform)
  serveLogo(app, platform)
  serveIcons(app, platform)
  serveFeeds(app, withReplicas(platform))
  serveSecurityTxt(app, platform)
  serveHealth(app, platform, background)
  return app
}

/** Proxies write addresses in several ways; from here on request.ip is a bare address (LOG-06). */
function readForwardedAddresses(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for']
  if (typeof forwarded === 'string') headers['x-forwarded-for'] = bareForwardedFor(forwarded)
}

/** Many clients name JSON in every request. An empty text is refused only where fields are needed (SPEC-68). */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' && mayBeEmpty(request) ? done(null) : parse(request, text, done),
  )
}

/** OAuth clients send forms (RFC 6749). Of a repeated field the last value counts. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )
}

/** Logs one line per request, with the route's pattern. The address itself may contain a name or a token (CFG-02). */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    if (routeOptions.logLevel !== 'warn')
      request.log.info(
        { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      )
    done()
  })
}

/**
 * Answers requests that reach no route: not HTTP, a head that is too large, or one that never ends. The answer gives no details (CFG-01).
 */
function endUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const headers = ["content-security-policy: default-src 'none'", 'x-content-type-options: nosniff', 'connection: close']
  socket.end(['HTTP/1.1 400 Bad Request', ...headers, '', ''].join('\r\n'))
}
