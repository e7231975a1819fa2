import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../../config.ts'

const nonces = new WeakMap<ServerResponse, string>()

/** The script nonce of a response, the same in its policy header and in the page rendered into it. */
export function nonceOf(response: ServerResponse): string {
  const known = nonces.get(response)
  if (known) return known
  // Node draws the randomness of many of these at once.
  const nonce = randomUUID()
  nonces.set(response, nonce)
  return nonce
}

const policyHeader = 'content-security-policy'

/** Allows a page's inline scripts by their hashes (CFG-01), because a cached page has no nonce. */
export function allowScripts(response: ServerResponse, scripts: readonly string[]): void {
  const policy = String(response.getHeader(policyHeader))
  response.setHeader(policyHeader, policy.replace(`'nonce-${nonceOf(response)}'`, scripts.join(' ')))
}

/** The headers of every answer (CFG-01). Inline styles are allowed, because the interface library sets them on elements. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const media = config.mediaUrl.startsWith('http') ? [new URL(config.mediaUrl).origin] : []
  const overTls = config.publicUrl.startsWith('https:')
  const nonceSource = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        // In development, vite adds scripts without a nonce.
        scriptSrc: config.development ? ["'self'", "'unsafe-inline'"] : ["'self'", nonceSource],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media],
        mediaSrc: ["'self'", ...media],
        fontSrc: ["'self'"],
        connectSrc: config.development ? ["'self'", 'ws:'] : ["'self'"],
        // The browser's own PDF viewer shows a fetched report; some browsers treat it as a plugin.
        objectSrc: ['blob:'],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(overTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  }
}
