import {
  dismissEmailEndpoint,
  getCountsEndpoint,
  getInterviewsAheadEndpoint,
  getOutboxStateEndpoint,
  getSetupEndpoint,
  getVacanciesAtWorkEndpoint,
  getWaitingEndpoint,
  listFailedEmailsEndpoint,
  listWaitingPeopleEndpoint,
  retryEmailEndpoint,
  sendAllAgainEndpoint,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { readDelivery } from '../../platform/mail/mail-delivery.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { asLimited } from '../../platform/sessions/visible-vacancies.ts'
import { countsSeenBy, waitingSeenBy } from './dashboard.policy.ts'
import { readCounts, readWaiting } from './dashboard.reads.ts'
import {
  obstacleToRetry,
  presentEmail,
  presentInterview,
  presentPerson,
  presentVacancy,
  presentWaiting,
} from './dashboard.views.ts'
import * as writes from './dashboard.writes.ts'
import { readInterviewsAhead } from './interviews-ahead.reads.ts'
import { readSetup } from './setup.reads.ts'
import { readVacanciesAtWork } from './vacancies-at-work.reads.ts'
import {
  countQueued,
  type FailedEmail,
  type FailedEmailRow,
  readFailedEmail,
  readFailedEmails,
  readWaitingPeople,
} from './waiting.reads.ts'

/** The viewer of a list or count, limited to their own vacancies on request (TEA-01). */
const inScope = (viewer: Person, { mine }: { readonly mine: boolean }) => (mine ? asLimited(viewer) : viewer)

export const dashboardRoutes = (platform: Platform) => {
  const { db, config, now } = platform
  /** Presents the row that a change returns. A change withholds no e-mail and frees none. */
  const presentChanged =
    ({ withholding }: FailedEmail) =>
    (row: Omit<FailedEmailRow, 'withholding'>) =>
      presentEmail(now())({ ...row, withholding })
  return [
    route(getCountsEndpoint, async ({ params, viewer }) => ({
      data: await readCounts(db, viewer, countsSeenBy(viewer.permissions), params.language),
    })),

    route(getWaitingEndpoint, async ({ query, viewer }) => {
      const visible = waitingSeenBy(viewer.permissions, config.replies !== undefined)
      return { data: presentWaiting(await readWaiting(db, { viewer, scoped: inScope(viewer, query) }, visible, now())) }
    }),

    route(getSetupEndpoint, async () => ({ data: { ...(await readSetup(db)), email: config.smtpUrl !== undefined } })),

    route(getVacanciesAtWorkEndpoint, async ({ query, viewer }) => {
      const { own, rows } = await readVacanciesAtWork(db, inScope(viewer, query))
      return { data: { own, vacancies: rows.map(presentVacancy) } }
    }),

    route(getInterviewsAheadEndpoint, async ({ query, viewer }) => {
      const instant = now()
      const { rows, more } = await readInterviewsAhead(db, inScope(viewer, query), instant, config.timeZone)
      return { data: { interviews: rows.map(presentInterview(instant, config.timeZone)), more } }
    }),

    route(listFailedEmailsEndpoint, async ({ query, viewer }) =>
      answerPage(await readFailedEmails(db, inScope(viewer, query), query), presentEmail(now())),
    ),

    route(retryEmailEndpoint, async ({ params, viewer }) => {
      const email = await readFailedEmail(db, viewer, params.id)
      if (!email) return refuse('errors.not_found')
      const obstacle = obstacleToRetry(email, now())
      if (obstacle) return refuse(obstacle)
      return answerChange('dashboard.email_retried', await writes.retryEmail(platform, viewer, email), presentChanged(email))
    }),

    route(getOutboxStateEndpoint, async ({ query, viewer }) => {
      const { away_since, last_error } = await readDelivery(db)
      const waiting = await countQueued(db, inScope(viewer, query))
      return { data: { away_since: away_since?.toISOString() ?? null, error: last_error, waiting } }
    }),

    route(sendAllAgainEndpoint, async ({ query, viewer }) =>
      answerChange(
        'dashboard.emails_retried',
        await writes.sendAllAgain(platform, viewer, inScope(viewer, query)),
        (sent) => sent,
      ),
    ),

    route(dismissEmailEndpoint, async ({ params, viewer }) => {
      const email = await readFailedEmail(db, viewer, params.id)
      if (!email) return refuse('errors.not_found')
      return answerChange('dashboard.email_dismissed', await writes.dismissEmail(platform, viewer, email), presentChanged(email))
    }),

    route(listWaitingPeopleEndpoint, async ({ query, viewer }) => {
      const instant = now()
      return answerPage(
        await readWaitingPeople(db, inScope(viewer, query), query, instant),
        presentPerson(instant, config.timeZone),
      )
    }),
  ]
}
