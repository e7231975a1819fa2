import type { FastifyInstance } from 'fastify'
import { refuse } from '#domain/kernel/refusals.ts'
import { sendRefusal } from '../http/refusals.ts'
import type { Platform } from '../platform.ts'
import { logoPath } from '../settings.ts'

/** GET /logo/{uuid} serves the company's logo to everybody, and no other file (SPEC-59). */
export function serveLogo(app: FastifyInstance, platform: Platform): void {
  app.get(logoPath(':uuid'), { compress: false }, async (request, reply) => {
    const { uuid } = request.params as { uuid: string }
    const file = await platform.db
      .selectFrom('settings')
      .innerJoin('files', 'files.id', 'settings.logo_file_id')
      .select(['files.uuid', 'files.storage_key', 'files.media_type', 'files.bytes'])
      .executeTakeFirst()
    const bytes = file?.uuid === uuid ? await platform.files.read(file.storage_key) : undefined
    if (!file || !bytes) return sendRefusal(reply, refuse('errors.not_found'))
    return reply
      .headers({
        'content-type': file.media_type,
        'content-length': file.bytes,
        // Webmail pages of other origins show the logo in e-mails.
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(bytes)
  })
}
