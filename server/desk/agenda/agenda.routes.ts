import { createHash } from 'node:crypto'
import {
  endFeedEndpoint,
  getAgendaEndpoint,
  getFeedEndpoint,
  makeFeedEndpoint,
  readFeedEndpoint,
} from '#domain/desk/agenda/agenda.contract.ts'
import { dayAfter } from '#domain/kernel/dates.ts'
import { startOfDay } from '#domain/kernel/end-of-day.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { readInterviewers } from '../../hiring/interview-times/availability.reads.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { findColleague } from '../../platform/sessions/find-viewer.ts'
import { openGuessable } from '../../platform/sessions/guessed-links.ts'
import { mayUse, type Person } from '../../platform/sessions/viewer.ts'
import { readAgenda, readFeed, readFeedInterviews, readOpenOffers, readOwnerOfFeed } from './agenda.reads.ts'
import { feedOf, presentFeed, presentInterview, presentOffer } from './agenda.views.ts'
import { endFeed, makeFeed, noteFeedRead } from './agenda.writes.ts'

const feedPath = readFeedEndpoint.path.replace(':secret', '')
/** Programs ask every few hours; between two questions of one the answer may be the same. */
const feedSeconds = 300

export const agendaRoutes = (platform: Platform) => {
  const { db, now, config } = platform

  /** The colleague whose interviews are wanted; undefined for everybody's. */
  async function colleagueOf(viewer: Person, whose: string) {
    if (whose === 'team') return { id: undefined }
    return whose === 'me' ? viewer : (await readInterviewers(db, [whose]))[0]
  }

  return [
    route(getAgendaEndpoint, async ({ query: { from, whose }, viewer }) => {
      const colleague = await colleagueOf(viewer, whose)
      if (!colleague) return refuse('errors.not_found')
      const days = Array.from({ length: 7 }, (_, at) => dayAfter(from, at))
      const span = { from: startOfDay(from, config.timeZone), to: startOfDay(dayAfter(from, 7), config.timeZone) }
      const wanted = { ...span, colleague: colleague.id }
      const { rows, more } = await readAgenda(db, viewer, wanted)
      const offered = await readOpenOffers(db, viewer, wanted)
      return { data: { days, interviews: rows.map(presentInterview), offered: offered.map(presentOffer), more } }
    }),

    route(getFeedEndpoint, async ({ viewer }) => {
      const feed = await readFeed(db, viewer.id)
      return { data: feed ? presentFeed(feed) : null }
    }),

    route(makeFeedEndpoint, async ({ viewer }) =>
      answerChange('agenda.feed_made', await makeFeed(platform, viewer), ({ secret, ...feed }) => ({
        ...presentFeed(feed),
        address: `${config.publicUrl}${feedPath}${secret}.ics`,
      })),
    ),

    route(endFeedEndpoint, async ({ viewer }) =>
      answerChange('agenda.feed_ended', await endFeed(platform, viewer), () => ({ ended: true })),
    ),

    route(readFeedEndpoint, async ({ params, ip }) => {
      const secret = params.secret.replace(/\.ics$/, '')
      const owner = await openGuessable(platform, { of: 'agenda', ip }, () => readOwnerOfFeed(db, secret))
      if (isRefusal(owner)) return owner
      const colleague = owner && (await findColleague(db, owner.user_id))
      // Whoever lost the right reads nothing, also through an address of before.
      if (!owner || !colleague || !mayUse(colleague, { module: 'candidates', item: 'view' })) return refuse('errors.not_found')
      const rows = await readFeedInterviews(db, colleague, now())
      const names = rows.filter(({ known }) => known).length
      if (names > 0) await noteFeedRead(platform, colleague, names)
      const content = Buffer.from(feedOf(rows, { language: colleague.language, siteUrl: config.publicUrl }))
      const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
      return {
        name: 'cantera.ics',
        type: 'text/calendar; charset=utf-8',
        shown: { etag, seconds: feedSeconds, private: true },
        content,
      }
    }),
  ]
}
