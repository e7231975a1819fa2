import type { FastifyInstance } from 'fastify'
import { dayMs } from '#domain/kernel/dates.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readContent } from '../../../platform/site-content.ts'

/** RFC 9116 advises less than a year; the file is made anew for each answer, so it never expires while the site runs. */
const validDays = 180
const cacheSeconds = 3600

/**
 * Serves /.well-known/security.txt (RFC 9116, SUP-01): the contact for reports of a weakness. The contact is SECURITY_CONTACT, or else the e-mail
 * address that the company publishes; then the contact form, which every site has.
 */
export function serveSecurityTxt(app: FastifyInstance, platform: Platform): void {
  const { config, now } = platform
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { content: company } = await readContent(platform, 'company', 'es')
    const direct = config.securityContact ?? (company.email && `mailto:${company.email}`)
    const lines = [
      direct && `Contact: ${direct}`,
      `Contact: ${config.publicUrl}${contactScreens.contact.to()}`,
      `Expires: ${new Date(Math.floor(now().getTime() / dayMs + validDays) * dayMs).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .send(`${lines.filter(Boolean).join('\n')}\n`)
  })
}
