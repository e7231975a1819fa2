import type { FastifyInstance } from 'fastify'
import { refuse } from '#domain/kernel/refusals.ts'
import { sendRefusal } from '../http/refusals.ts'
import type { Platform } from '../platform.ts'
import { logoPath } from '../settings.ts'

/** GET /logo/{uuid} serves the company's logo to everybody, and no other file (SPEC-59). */
export function serveLogo(app: FastifyInstance, platform: Platform): void {
  app.get(logoPath(':uuid'), { compress: false }, async (request, reply) => {
    const { uuid } = request.params as { uuid: string }
    const logo = await readLogo(platform, uuid)
    if (!logo) return sendRefusal(reply, refuse('errors.not_found'))
    return reply
      .headers({
        'content-type': logo.mediaType,
        'content-length': logo.bytes,
        // Webmail pages of other origins show the logo in e-mails.
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(logo.stream)
  })
}

/** The company's present logo, if it has one; with `uuid`, only while this file is the logo. */
export async function readLogo({ db, files }: Pick<Platform, 'db' | 'files'>, uuid?: string) {
  const file = await db
    .selectFrom('settings')
    .innerJoin('files', 'files.id', 'settings.logo_file_id')
    .select(['files.uuid', 'files.storage_key', 'files.media_type', 'files.bytes'])
    .executeTakeFirst()
  if (!file || (uuid !== undefined && uuid !== file.uuid)) return undefined
  const stream = await files.read(file.storage_key)
  return stream && { uuid: file.uuid, mediaType: file.media_type, bytes: file.bytes, stream }
}
