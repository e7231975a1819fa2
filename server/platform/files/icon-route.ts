import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#domain/kernel/languages.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { drawPicture } from '../drawing/drawn-pictures.ts'
import { sendRefusal } from '../http/refusals.ts'
import type { Platform } from '../platform.ts'
import { readContent } from '../site-content.ts'

/** The addresses that browsers, crawlers and mail programs ask for on their own, whatever the page links to. */
const icons = [
  { of: 'tab', paths: ['/favicon.ico'] },
  { of: 'phone', paths: ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'] },
] as const

/** Serves the company's icon at these fixed addresses, as PNG: its logo, else the first letter of its name in its colour (PUB-08, BRA-01). */
export function serveIcons(app: FastifyInstance, platform: Platform): void {
  for (const { of, paths } of icons)
    for (const path of paths)
      app.get(path, { compress: false }, async (request, reply) => {
        const { content: company } = await readContent(platform, 'company', defaultLanguage)
        const letter = [...company.name.trim()][0]?.toLocaleUpperCase(defaultLanguage) ?? ''
        const { name, content } = await drawPicture(platform, { of, letter, colour: company.colour || null })
        if (!content) return sendRefusal(reply, refuse('errors.unavailable', { retryAfter: retryAfterSeconds }))
        const etag = `"${name}"`
        reply.headers({
          etag,
          'cache-control': 'public, max-age=3600',
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        })
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        return reply.header('content-type', 'image/png').send(Buffer.from(content))
      })
}

const retryAfterSeconds = 10
