import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { ServerBuild } from 'react-router'
import { refuse } from '#domain/kernel/refusals.ts'
import { StartupError } from '../../database/startup-error.ts'
import { sendRefusal } from '../http/refusals.ts'
import type { Route } from '../http/route.ts'
import { allowScripts } from '../http/security-headers.ts'
import type { Platform } from '../platform.ts'
import { inProcessCalls } from './in-process-call.ts'
import { createStyleInliner } from './inline-styles.ts'
import { createPageCache, type Page } from './page-cache.ts'
import { createRenderer, type Pages, pageRequestOf } from './render.ts'
import { scriptsLast } from './scripts-last.ts'
import { keepSharing, readManifest, sharedAssetsOf } from './shared-assets.ts'
import { createSiteStateReader } from './site-state.ts'

const buildFolder = fileURLToPath(new URL('../../../build', import.meta.url))

/** Rendering a page blocks the processor for some milliseconds; a low limit lets other requests run in between. */
const mostRenderedAtOnce = 4
const clientFolder = `${buildFolder}/client`
const immutable = 'public, max-age=31536000, immutable'
const cacheBytes = 8 * 1024 * 1024
const cacheSeconds = 60

const entry = `${buildFolder}/server/index.js`
const readEntry = () => import(entry) as Promise<ServerBuild>

/** Starts loading the modules that servePages needs. */
export function preloadPages(): void {
  if (existsSync(entry)) void Promise.all([readEntry(), import('react-router')]).catch(() => {})
}

/** Serves the pages of the web tree: the build, or with CANTERA_DEV=1 the sources through vite. Pages read their data through `routes`. */
export async function servePages(app: FastifyInstance, platform: Platform, routes: readonly Route[]): Promise<void> {
  const pages = platform.config.development ? await developmentBuild() : await productionBuild(app, platform)
  const { handleAsset, manifestOf } = pages
  const render = await createRenderer(platform, pages)
  const callsOf = inProcessCalls(platform, routes)
  const readState = createSiteStateReader(platform)
  const cache = createPageCache({ mostBytes: cacheBytes, seconds: cacheSeconds, now: platform.now })
  const limited = pLimit(mostRenderedAtOnce)
  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (handleAsset && (await handleAsset(request, reply))) return reply
    // Without the database the page itself shows the error.
    const state = await readState().catch(() => undefined)
    const asked = await pageRequestOf(platform, request, callsOf(request), state)
    const known = await cache.find(asked.name, asked.reading)
    if (known) return send(reply, known)
    return limited(async () => {
      // The client has closed the connection while it waited.
      if (reply.raw.destroyed) return reply.hijack()
      const page = await render(asked, reply)
      if (page.etag && !platform.config.development) await cache.keep(asked.name, page, asked.reading)
      return send(reply, page)
    })
  }
  app.route({ method: ['GET', 'HEAD'], url: '/*', compress: false, handler: servePage })
  // An open page asks for the routes of its own version, whatever version the process that answers has.
  app.get<{ Querystring: { version?: string } }>('/__manifest', async (request, reply) => {
    const routes = await manifestOf?.(String(request.query.version))
    return routes ? reply.header('cache-control', immutable).send(routes) : servePage(request, reply)
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('errors.not_found')))
}

interface Build extends Pages {
  /** Answers a request for an asset; false when the request is for a page. */
  readonly handleAsset?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** The routes of another version; undefined for this one and for an unknown one. */
  readonly manifestOf?: (version: string) => Promise<Record<string, unknown> | undefined>
}

async function productionBuild(app: FastifyInstance, { config, log }: Platform): Promise<Build> {
  if (!existsSync(entry))
    throw new StartupError('The pages are not built yet; run npm run build, or start with npm start, which builds by itself.')
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    // A route per asset costs a start a quarter of a second and more.
    globIgnore: ['assets/**'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header('cache-control', cacheControlOf(file))
    },
  })
  const assets = `${clientFolder}/assets`
  const shared = sharedAssetsOf(config)
  const stopSharing = await keepSharing(assets, shared, (error) =>
    log.warn({ err: error }, 'assets could not be shared with other versions'),
  )
  app.addHook('onClose', async () => stopSharing())
  // Assets are looked up when asked for: also those of other versions, and of a build since the start.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const name = request.params['*']
      if (!/^\w[\w.-]*$/.test(name)) return reply.callNotFound()
      return reply.sendFile(name, existsSync(path.join(assets, name)) ? assets : shared)
    },
  })
  const build = readEntry()
  const inlined = createStyleInliner(clientFolder)
  const manifestOf = async (version: string) =>
    version === (await build).assets.version ? undefined : readManifest([assets, shared], version)
  return { loadBuild: () => build, finish: (html) => scriptsLast(inlined(html)), manifestOf }
}

/** Names of built assets contain a hash of their content. */
function cacheControlOf(file: string): string {
  return file.includes('/assets/') ? immutable : 'public, max-age=3600'
}

async function developmentBuild(): Promise<Build> {
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

function send(reply: FastifyReply, { status, headers, etag, body, scripts }: Page): FastifyReply {
  if (scripts.length > 0) allowScripts(reply.raw, scripts)
  reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, accept-encoding, accept-language')
  for (const [name, value] of headers) reply.header(name, value)
  if (etag) reply.header('etag', etag)
  if (etag && reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(status).send(body.length > 0 ? body : undefined)
}
