import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { feedPaths, jobSiteFeedPaths } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { defaultLanguage, type Language, languages } from '#domain/kernel/languages.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { createAnswerCache, sendCached } from '../../../platform/http/answer-cache.ts'
import { sendRefusal } from '../../../platform/http/refusals.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../../../platform/settings.ts'
import { readContent } from '../../../platform/site-content.ts'
import { readFeedClient, readForJobSites, readNewest, readSitemapFile, readSitemapFiles } from './feeds.reads.ts'
import {
  type FeedSite,
  presentFeed,
  presentIndeed,
  presentPostings,
  presentRobots,
  presentSitemap,
  presentSitemapIndex,
} from './feeds.views.ts'

const cacheSeconds = 600
/** More than the number of sitemap files of a large site; each has some tens of kilobytes. */
const maxCachedFiles = 200
/** Feeds of all and of the clients that are asked for; the largest have some megabytes, compressed. */
const maxCachedFeeds = 50
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A feed for one client or, without a number, for all. */
type Client = { readonly id?: number; readonly uuid?: string }

/**
 * Serves crawlers, feed readers and job sites: /sitemap.xml, the feeds and /robots.txt. A large sitemap becomes an index of
 * /sitemap-{file}.xml. Only active vacancies are in them. `?client={uuid}` limits a feed to one client (FEE-01).
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

  const keepFeed = createAnswerCache({ seconds: cacheSeconds, most: maxCachedFeeds, now })
  const serveFeed = (path: string, type: string, make: (client: Client) => Promise<string>) =>
    app.get(path, { compress: false }, async (request: FastifyRequest, reply: FastifyReply) => {
      const client = await clientOf((request.query as { client?: unknown }).client)
      if (!client) return sendRefusal(reply, refuse('errors.not_found'))
      const answer = await keepFeed(`${path} ${client.id ?? ''}`, async () => ({ type, text: await make(client) }))
      return answer && sendCached(reply, answer, cacheSeconds)
    })

  for (const language of languages) serveFeed(feedPaths[language], 'application/rss+xml', (client) => feedIn(language, client))
  serveFeed(jobSiteFeedPaths.indeed, 'application/xml', async ({ id }) => presentIndeed(await siteOfFeed(), await postedOf(id)))
  serveFeed(jobSiteFeedPaths.postings, 'application/ld+json', async ({ id, uuid: client }) =>
    presentPostings(await siteOfFeed(), await postedOf(id), client),
  )

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(presentRobots(publicUrl)))

  /** Undefined for a client that does not exist. */
  async function clientOf(given: unknown): Promise<Client | undefined> {
    if (given === undefined) return {}
    if (typeof given !== 'string' || !uuid.test(given)) return undefined
    const id = await readFeedClient(db, given)
    return id === undefined ? undefined : { id, uuid: given.toLowerCase() }
  }

  async function feedIn(language: Language, client: Client): Promise<string> {
    const { content: company } = await readContent(platform, 'company', language)
    return presentFeed(publicUrl, company.name, language, await readNewest(db, language, client.id), client.uuid)
  }

  const postedOf = (id: number | undefined) => readForJobSites(db, calendarDay(now(), config.timeZone), id)

  async function siteOfFeed(): Promise<FeedSite> {
    const { content: company } = await readContent(platform, 'company', defaultLanguage)
    const { logo } = await readSettings(platform)
    const { country, timeZone } = config
    return { publicUrl, name: company.name, logo: logo && `${publicUrl}${logo}`, country, timeZone, now: now() }
  }
}
