import {
  callOffTimeEndpoint,
  openTimesEndpoint,
  pickTimeEndpoint,
} from '#domain/hiring/interview-times/interview-times.contract.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { openGuessable } from '../../platform/sessions/guessed-links.ts'
import { readColleaguesOf, readFreeTimes, readOffer, stateOfOffer } from './offers.reads.ts'
import { mayChange, presentTimes } from './offers.views.ts'
import { callOffTime, type OpenedLink, pickTime } from './picking.writes.ts'
import { offerOfToken } from './views/times-link.ts'

interface Asked {
  readonly token: string
  readonly ip: string
}

/** What a candidate does with the times of an interview, by the token of a link. */
export const pickingRoutes = (platform: Platform) => {
  const { db, secretKey } = platform

  /** What the page shows; null for a link that is unknown, ended or over: all of them are answered alike. */
  async function present(uuid: string) {
    const now = platform.now()
    const row = await readOffer(db, uuid)
    if (!row) return null
    const state = stateOfOffer(row, now)
    if (state === 'over') return null
    const colleagues = await readColleaguesOf(db, row.id)
    const choosing = state === 'open' || mayChange(row, state, now)
    const sought = { ...row, besides: row.interview_uuid }
    const times = choosing ? await readFreeTimes(platform, colleagues, sought, now) : []
    return presentTimes(row, { state, colleagues, times, now })
  }

  const opened = ({ token, ip }: Asked) =>
    openGuessable<OpenedLink>(platform, { of: 'times', ip }, async () => {
      const uuid = offerOfToken(secretKey, token)
      return uuid === undefined ? undefined : { uuid, token }
    })

  async function changing(asked: Asked, message: string, write: (link: OpenedLink) => Promise<object | Refusal>) {
    const link = await opened(asked)
    if (isRefusal(link)) return link
    if (!link) return refuse('interview_times.error.over')
    const outcome = await write(link)
    if (isRefusal(outcome)) return outcome
    const data = await present(link.uuid)
    return data ? { success_message: message, data } : refuse('interview_times.error.over')
  }

  return [
    route(openTimesEndpoint, async ({ body, ip }) => {
      const link = await opened({ ...body, ip })
      if (isRefusal(link)) return link
      return { data: link ? await present(link.uuid) : null }
    }),

    route(pickTimeEndpoint, ({ body: { token, starts_at }, ip }) =>
      changing({ token, ip }, 'interview_times.picked', (link) => pickTime(platform, link, new Date(starts_at))),
    ),

    route(callOffTimeEndpoint, ({ body: { token, reason }, ip }) =>
      changing({ token, ip }, 'interview_times.called_off', (link) => callOffTime(platform, link, reason)),
    ),
  ]
}
