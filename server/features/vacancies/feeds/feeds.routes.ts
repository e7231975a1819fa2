import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { sendRefusal } from '../../../platform/http/refusals.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readNewest, readSitemapFiles, readSitemapPage } from './feeds.reads.ts'
import { feedPaths, presentFeed, presentRobots, presentSitemap, presentSitemapIndex } from './feeds.views.ts'

/**
 * What crawlers and feed readers ask for: /sitemap.xml, which becomes an index of /sitemap-{after}.xml when one file does not
 * hold it, /feed.xml, /feed.en.xml and /robots.txt. Only active vacancies are in them.
 */
export function serveFeeds(app: FastifyInstance, { db, config }: Platform): void {
  const { publicUrl } = config

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = await readSitemapFiles(db)
    if (files.length > 1) return sendXml(reply, 'application/xml', presentSitemapIndex(publicUrl, files))
    return sendXml(reply, 'application/xml', presentSitemap(publicUrl, await readSitemapPage(db, 0), true))
  })

  app.get('/sitemap-:after(^\\d{1,15}$).xml', async (request, reply) => {
    const after = Number((request.params as { after: string }).after)
    const vacancies = await readSitemapPage(db, after)
    if (vacancies.length === 0) return sendRefusal(reply, refuse('errors.not_found'))
    return sendXml(reply, 'application/xml', presentSitemap(publicUrl, vacancies, after === 0))
  })

  for (const language of languages)
    app.get(feedPaths[language], async (_request, reply) => sendXml(reply, 'application/rss+xml', await feedIn(language)))

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(presentRobots(publicUrl)))

  async function feedIn(language: Language): Promise<string> {
    return presentFeed(publicUrl, language, await readNewest(db, language))
  }
}

function sendXml(reply: FastifyReply, type: string, xml: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=600').send(xml)
}
