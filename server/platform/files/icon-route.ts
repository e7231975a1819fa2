import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { readLogo } from './logo-route.ts'

/** The addresses that browsers, crawlers and mail programs ask for on their own, whatever the page links to. scripts/make-icons.mjs draws the files. */
const icons = [
  { paths: ['/favicon.ico'], file: 'favicon.ico', type: 'image/x-icon' },
  { paths: ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'], file: 'apple-touch-icon.png', type: 'image/png' },
]

/** Serves the site's icon at these fixed addresses: the company's logo where there is one, else the product's icon (PUB-08). */
export function serveIcons(app: FastifyInstance, platform: Platform): void {
  for (const { paths, file, type } of icons) {
    const drawn = readFile(new URL(`../../../public/icons/${file}`, import.meta.url)).then((bytes) => ({
      bytes,
      type,
      name: hashOf(bytes),
    }))
    for (const path of paths)
      app.get(path, { compress: false }, async (request, reply) => {
        // An icon is there even while the database is away.
        const logo = await readLogo(platform).catch(() => undefined)
        const icon = logo ? { bytes: logo.stream, type: logo.mediaType, name: logo.uuid } : await drawn
        const etag = `"${icon.name}"`
        reply.headers({
          etag,
          'cache-control': 'public, max-age=3600',
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        })
        if (request.headers['if-none-match'] === etag) {
          logo?.stream.destroy()
          return reply.code(304).send()
        }
        return reply.header('content-type', icon.type).send(icon.bytes)
      })
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
