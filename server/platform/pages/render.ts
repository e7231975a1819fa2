import { hash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import {
  defaultLanguage,
  type Language,
  languageParameter,
  languageStorageKey,
  parseLanguage,
  preferredLanguage,
} from '#domain/kernel/languages.ts'
import { isLogoSquare } from '../files/logo-shape.ts'
import { explain } from '../http/refusals.ts'
import { nonceOf } from '../http/security-headers.ts'
import type { Platform } from '../platform.ts'
import { readSettings } from '../settings.ts'
import { addressOnSite } from './address-on-site.ts'
import { compressed, encodingFor } from './compressed.ts'
import type { InProcessCall } from './in-process-call.ts'
import { ownScripts } from './own-scripts.ts'
import { createReading, type Page, type Reading } from './page-cache.ts'

/** The sources of the pages. */
export interface Pages {
  readonly loadBuild: () => Promise<ServerBuild>
  /** The last step of rendering a page. */
  readonly finish?: (html: string) => string
}

type PageSettings = Pick<Awaited<ReturnType<typeof readSettings>>, 'idleMinutes' | 'logo'> & { readonly logoIsSquare: boolean }

/** The input of a page: its address, language, settings and reads. A page must not depend on anything else of the request. */
interface PageRequest {
  readonly request: FastifyRequest
  readonly address: URL
  readonly language: Language
  readonly settings: PageSettings
  readonly reading: Reading
  readonly name: string
}

export async function pageRequestOf(
  platform: Platform,
  request: FastifyRequest,
  call: InProcessCall,
  state?: string,
): Promise<PageRequest> {
  const { origin } = new URL(platform.config.publicUrl)
  const address = addressOnSite(origin, request.url)
  const language = languageOf(request, address)
  const { idleMinutes, logo } = await readSettings(platform)
  const settings = { idleMinutes, logo, logoIsSquare: await isLogoSquare(platform, logo) }
  const known = Object.values(settings).join(' ')
  const name = `${language} ${encodingFor(request.headers['accept-encoding'])} ${known} ${address.href}`
  return { request, address, language, settings, reading: createReading(call, state), name }
}

/** Creates the function that renders a page from the sources or from the build. */
export async function createRenderer(platform: Platform, { loadBuild, finish }: Pages) {
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const { config } = platform
  const { oauth, company, mediaUrl, sourceUrl, smtpUrl, replies, country, timeZone } = config
  const installation = {
    oauthClientId: oauth.clientId,
    companyLogin: company !== undefined,
    mediaUrl,
    sourceUrl,
    mailbox: !smtpUrl,
    replies: replies !== undefined,
    country,
    timeZone,
  }
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

  return async ({ request, address, language, settings, reading }: PageRequest, reply: FastifyReply): Promise<Page> => {
    const build = await loadBuild()
    const handle = handlers.get(build) ?? createRequestHandler(build, config.development ? 'development' : 'production')
    handlers.set(build, handle)
    const entry = build.entry.module as unknown as {
      serverContext: Parameters<InstanceType<typeof RouterContextProvider>['set']>[0]
    }
    const context = new RouterContextProvider()
    let shown: string | undefined
    const nonce = nonceOf(reply.raw)
    context.set(entry.serverContext, {
      language,
      nonce,
      publicUrl: config.publicUrl,
      path: address.pathname,
      settings: { ...installation, ...settings },
      requestId: request.id,
      call: reading.call,
      show: (html: string) => {
        shown = html
      },
      report: (error: unknown) => void explain(error as FastifyError, request),
    })
    const response = await handle(new Request(address, { method: request.method }), context)
    const isPage = shown !== undefined
    const text = shown ?? (await response.text())
    const { html, scripts } = isPage ? ownScripts(finish?.(text) ?? text, nonce) : { html: text, scripts: [] }
    const { body, encoding } = compressed(Buffer.from(html), request.headers['accept-encoding'])
    const headers = [...response.headers, ...(encoding ? [['content-encoding', encoding] as const] : [])]
    const etag = isPage && response.status === 200 ? { etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` } : {}
    return { status: response.status, headers, ...etag, body, scripts }
  }
}

/** The language of the address, else the visitor's last choice, else what their browser asks for, else Spanish (I18N-01). */
function languageOf({ headers }: FastifyRequest, address: URL): Language {
  const cookie = new RegExp(`(?:^|;\\s*)${languageStorageKey}=(\\w+)`).exec(headers.cookie ?? '')?.[1]
  return (
    parseLanguage(address.searchParams.get(languageParameter)) ??
    parseLanguage(cookie) ??
    preferredLanguage(headers['accept-language']) ??
    defaultLanguage
  )
}
