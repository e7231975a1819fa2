import {
  callOffPickedEndpoint,
  endOfferEndpoint,
  findTimesEndpoint,
  getTimesOfCardEndpoint,
  movePickedEndpoint,
  offerTimesEndpoint,
} from '#domain/hiring/interview-times/interview-times.contract.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { isInterview } from '#domain/kernel/stages.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readUnknownCalendars } from './availability.reads.ts'
import { presentUnknown } from './availability.views.ts'
import { isArranged, readCardOfTimes, readColleaguesOf, readFreeTimes, readOfferOfCard, stateOfOffer } from './offers.reads.ts'
import { presentOffer } from './offers.views.ts'
import { endOffer, offerTimes, seekTimes } from './offers.writes.ts'
import { callOffPicked, movePicked } from './picking.writes.ts'

/** What staff do with the times of an interview. */
export const offerRoutes = (platform: Platform) => {
  const { db } = platform

  async function present(viewer: Person, cardId: string) {
    const now = platform.now()
    const card = await readCardOfTimes(db, viewer, cardId)
    if (!card) return refuse('errors.not_found')
    const may_offer = isInterview(card.stage) && !isArranged(card, now)
    const row = await readOfferOfCard(db, card.id, card.stage)
    if (!row) return { data: { may_offer, offer: null } }
    const state = stateOfOffer(row, now)
    const colleagues = await readColleaguesOf(db, row.id)
    const ids = colleagues.map(({ id }) => id)
    const isOpen = state !== 'over'
    const times = isOpen ? await readFreeTimes(platform, colleagues, { ...row, besides: row.interview_uuid }, now) : []
    const unknown = isOpen ? presentUnknown(await readUnknownCalendars(db, ids)) : []
    return { data: { may_offer, offer: presentOffer(row, { state, colleagues, times, now }, unknown) } }
  }

  async function changed(message: string, viewer: Person, cardId: string, outcome: object | Refusal) {
    if (isRefusal(outcome)) return outcome
    const shown = await present(viewer, cardId)
    return isRefusal(shown) ? shown : { success_message: message, ...shown }
  }

  return [
    route(getTimesOfCardEndpoint, ({ params, viewer }) => present(viewer, params.id)),

    route(findTimesEndpoint, async ({ body }) => {
      const found = await seekTimes(platform, body)
      if (isRefusal(found)) return found
      const ids = found.colleagues.map(({ id }) => id)
      const unknown = presentUnknown(await readUnknownCalendars(db, ids))
      return { data: { times: found.times.map((at) => at.toISOString()), unknown } }
    }),

    route(offerTimesEndpoint, async ({ params, body, viewer, origin }) =>
      changed(
        'interview_times.offered',
        viewer,
        params.id,
        await offerTimes(platform, { actor: viewer, origin }, params.id, body),
      ),
    ),

    route(endOfferEndpoint, async ({ params, viewer, origin }) =>
      changed('interview_times.ended', viewer, params.id, await endOffer(platform, { actor: viewer, origin }, params.id)),
    ),

    route(movePickedEndpoint, async ({ params, body, viewer, origin }) => {
      const moved = await movePicked(platform, { actor: viewer, origin }, params.id, new Date(body.starts_at))
      return changed('interview_times.moved', viewer, params.id, moved)
    }),

    route(callOffPickedEndpoint, async ({ params, body, viewer, origin }) => {
      const calledOff = await callOffPicked(platform, { actor: viewer, origin }, params.id, body.reason)
      return changed('interviews.cancelled', viewer, params.id, calledOff)
    }),
  ]
}
