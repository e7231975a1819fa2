import type { FastifyInstance } from 'fastify'
import { feedPaths } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { createAnswerCache, sendCached } from '../../../platform/http/answer-cache.ts'
import { sendRefusal } from '../../../platform/http/refusals.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readContent } from '../../../platform/site-content.ts'
import { readNewest, readSitemapFile, readSitemapFiles } from './feeds.reads.ts'
import { presentFeed, presentRobots, presentSitemap, presentSitemapIndex } from './feeds.views.ts'

const cacheSeconds = 600
/** More than the number of sitemap files of a large site; each has some tens of kilobytes. */
const maxCachedFiles = 200

/**
 * Serves crawlers and feed readers: /sitemap.xml, /feed.xml, /feed.en.xml and /robots.txt. A large sitemap becomes an index of
 * /sitemap-{file}.xml. Only active vacancies are in them.
 */
export function serveFeeds(app: FastifyInstance, platform: Platform): void {
  const { db, config, now } = platform
  const { publicUrl } = config
  const keep = createAnswerCache({ seconds: cacheSeconds, most: maxCachedFiles, now })
  const sitemap = (text: string) => ({ type: 'application/xml', text })

  app.get('/sitemap.xml', { compress: false }, async (_request, reply) => {
    const answer = await keep('sitemap', async () => {
      const files = await readSitemapFiles(db)
      if (files.length > 1) return sitemap(presentSitemapIndex(publicUrl, files))
      return sitemap(presentSitemap(publicUrl, await readSitemapFile(db, 0), true))
    })
    return answer && sendCached(reply, answer, cacheSeconds)
  })

  app.get('/sitemap-:file(^\\d{1,9}$).xml', { compress: false }, async (request, reply) => {
    const file = Number((request.params as { file: string }).file)
    const answer = await keep(`sitemap ${file}`, async () => {
      const vacancies = await readSitemapFile(db, file)
      return vacancies.length === 0 && file > 0 ? undefined : sitemap(presentSitemap(publicUrl, vacancies, file === 0))
    })
    return answer ? sendCached(reply, answer, cacheSeconds) : sendRefusal(reply, refuse('errors.not_found'))
  })

  for (const language of languages)
    app.get(feedPaths[language], async (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${cacheSeconds}`)
        .send(await feedIn(language)),
    )

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(presentRobots(publicUrl)))

  async function feedIn(language: Language): Promise<string> {
    const { content: company } = await readContent(platform, 'company', language)
    return presentFeed(publicUrl, company.name, language, await readNewest(db, language))
  }
}
