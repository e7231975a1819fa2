import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { defaultLanguage, type Language, languageParameter, languageStorageKey, parseLanguage } from '#domain/kernel/languages.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { createGate } from '../gate.ts'
import { explain, sendRefusal } from '../http/refusals.ts'
import type { Route } from '../http/route.ts'
import { nonceOf } from '../http/security-headers.ts'
import type { Platform } from '../platform.ts'
import { StartupError } from '../startup-error.ts'
import { compressed } from './compressed.ts'
import { inProcessCalls } from './in-process-call.ts'
import { createStyleInliner } from './inline-styles.ts'

const buildFolder = fileURLToPath(new URL('../../../build', import.meta.url))

/** Others' calls come in between: a page keeps the processor for some milliseconds at a time, and many pages would keep it for long. */
const mostRenderedAtOnce = 4

const entry = `${buildFolder}/server/index.js`
const readEntry = () => import(entry) as Promise<ServerBuild>

/** Begins to read what servePages will need. */
export function preloadPages(): void {
  if (existsSync(entry)) void Promise.all([readEntry(), import('react-router')]).catch(() => {})
}

/** Renders the pages of the web tree: built ones, or with CANTERA_DEV=1 the sources through vite. Pages read through `routes`. */
export async function servePages(app: FastifyInstance, platform: Platform, routes: readonly Route[]): Promise<void> {
  const pages = platform.config.development ? await developmentBuild() : await productionBuild(app)
  const { handleAsset } = pages
  const render = await renderer(platform, routes, pages)
  const gate = createGate(mostRenderedAtOnce)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    compress: false,
    handler: async (request, reply) => {
      if (handleAsset && (await handleAsset(request, reply))) return reply
      // Whoever has left meanwhile needs no page.
      return gate(async () => (reply.raw.destroyed ? reply.hijack() : render(request, reply)))
    },
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('errors.not_found')))
}

interface Pages {
  readonly loadBuild: () => Promise<ServerBuild>
  /** Answers what is not a page; true when it did. */
  readonly handleAsset?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** The last touch to a rendered page. */
  readonly finish?: (html: string) => string
}

async function productionBuild(app: FastifyInstance): Promise<Pages> {
  if (!existsSync(entry))
    throw new StartupError('The pages are not built yet; run npm run build, or start with npm start, which builds by itself.')
  await app.register(fastifyStatic, {
    root: `${buildFolder}/client`,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header('cache-control', cacheControlOf(file))
    },
  })
  const build = readEntry()
  return { loadBuild: () => build, finish: createStyleInliner(`${buildFolder}/client`) }
}

/** What is built has its content in its name; the films of the banner get another name when they change. */
function cacheControlOf(file: string): string {
  if (file.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return `public, max-age=${file.includes('/media/') ? 2_592_000 : 3600}`
}

async function developmentBuild(): Promise<Pages> {
  const vite = await (await import('vite')).createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    handleAsset: (request, reply) =>
      new Promise((resolve) => {
        reply.raw.once('finish', () => {
          reply.hijack()
          resolve(true)
        })
        vite.middlewares(request.raw, reply.raw, () => resolve(false))
      }),
  }
}

async function renderer(platform: Platform, routes: readonly Route[], { loadBuild, finish }: Pages) {
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const { config } = platform
  const { origin } = new URL(config.publicUrl)
  const { idleMinutes, oauth, mediaUrl, smtpUrl, country } = config
  const settings = { idleMinutes, oauthClientId: oauth.clientId, mediaUrl, mailbox: !smtpUrl, country }
  const callsOf = inProcessCalls(platform, routes)
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const build = await loadBuild()
    const handle = handlers.get(build) ?? createRequestHandler(build, config.development ? 'development' : 'production')
    handlers.set(build, handle)
    // A path whatever it begins with: '//host' and 'http://host' would name another site, and the page would link to it.
    const address = new URL(`${origin}/${request.url.replace(/^[/\\]+/, '')}`)
    const entry = build.entry.module as unknown as {
      serverContext: Parameters<InstanceType<typeof RouterContextProvider>['set']>[0]
    }
    const context = new RouterContextProvider()
    context.set(entry.serverContext, {
      language: languageOf(request, address),
      nonce: nonceOf(reply.raw),
      publicUrl: config.publicUrl,
      path: address.pathname,
      settings,
      requestId: request.id,
      call: callsOf(request),
      report: (error: unknown) => void explain(error as FastifyError, request),
    })
    const response = await handle(new Request(address, { method: request.method, headers: headersOf(request) }), context)
    for (const [name, value] of response.headers) reply.header(name, value)
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
    reply.header('vary', 'cookie, accept-encoding').code(response.status)
    if (!response.body) return reply.send()
    const text = await response.text()
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    const whole = Buffer.from(finish && isPage ? finish(text) : text)
    const { body, encoding } = compressed(whole, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body)
  }
}

/** The address says, else the visitor's last choice, else Spanish (I18N-01). */
function languageOf(request: FastifyRequest, address: URL): Language {
  const cookie = new RegExp(`(?:^|;\\s*)${languageStorageKey}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]
  return parseLanguage(address.searchParams.get(languageParameter)) ?? parseLanguage(cookie) ?? defaultLanguage
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value)
  return headers
}
