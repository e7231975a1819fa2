import { sql } from 'kysely'
import { holdSecondsOf } from '#domain/hiring/candidate-emails/stage-mails.rules.ts'
import type { OfferFields, SoughtTimes } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { endOfDay } from '#domain/kernel/end-of-day.ts'
import { knownTimeZone } from '#domain/kernel/known-time-zone.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { isInterview } from '#domain/kernel/stages.ts'
import { change } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readNotifiedAt } from '../candidate-emails/candidate-emails.reads.ts'
import { announce } from '../cards/announce.writes.ts'
import { changeCard } from '../cards/application-rows.writes.ts'
import { readCardToChange } from '../cards/cards.reads.ts'
import { announceInterview } from '../interviews/interviews.writes.ts'
import { readInterviewers } from './availability.reads.ts'
import { queueOffer } from './offer-mails.writes.ts'
import {
  type CardOfTimes,
  isArranged,
  readCardOfTimes,
  readColleaguesOf,
  readFreeTimes,
  readOfferOfCard,
  stateOfOffer,
} from './offers.reads.ts'
import { refreshCalendars } from './reading-calendars.writes.ts'

export interface ChangeAuthor {
  readonly actor: Person
  /** The browser tab of the request, which ignores the event. */
  readonly origin: string | null
}

/**
 * The colleagues and the zone of sought times. Their calendars are read again before, if they were not lately. Refuses colleagues who do not
 * interview, a zone that the server does not know, and days that are over in that zone.
 */
export async function seekTimes(platform: Platform, { interviewers, ...sought }: SoughtTimes) {
  const timeZone = knownTimeZone(sought.time_zone)
  if (timeZone === undefined) return refuse('errors.fields', { errors: { time_zone: ['interview_times.error.time_zone'] } })
  const found = await readInterviewers(platform.db, interviewers)
  const colleagues = interviewers.map((id) => found.find((one) => [one.uuid, String(one.id)].includes(id.toLowerCase())))
  const chosen = [...new Set(colleagues.filter((one) => one !== undefined))]
  if (chosen.length < new Set(interviewers).size)
    return refuse('errors.fields', { errors: { interviewers: ['interview_times.error.interviewer'] } })
  const now = platform.now()
  if (sought.last_day < calendarDay(now, timeZone))
    return refuse('errors.fields', { errors: { last_day: ['interview_times.error.first_day_past'] } })
  await refreshCalendars(
    platform,
    chosen.map(({ id }) => id),
  )
  const wanted = { ...sought, buffer_minutes: sought.buffer, time_zone: timeZone }
  return { colleagues: chosen, timeZone, times: await readFreeTimes(platform, chosen, wanted, now) }
}
type Found = Exclude<Awaited<ReturnType<typeof seekTimes>>, Refusal>

/**
 * Offers times to the candidate of a card, who gets the link by e-mail (SLO-01). That is news of the stage (SPEC-64), so interviews of other
 * stages are cancelled. Refuses a stage without an interview, a card whose interview is arranged, and days without a free time.
 */
export async function offerTimes(platform: Platform, { actor, origin }: ChangeAuthor, cardId: string, fields: OfferFields) {
  const known = await readCardOfTimes(platform.db, actor, cardId)
  if (!known) return refuse('errors.not_found')
  const found = await seekTimes(platform, fields)
  if (isRefusal(found)) return found
  if (found.times.length === 0) return refuse('interview_times.error.no_times')
  return change(platform, actor, { action: 'application.times_offered' }, async (tx, now) => {
    const locked = await readCardToChange(tx, actor, cardId)
    const card = locked && (await readCardOfTimes(tx, actor, locked.uuid))
    if (!card) return refuse('errors.not_found')
    if (!isInterview(card.stage)) return refuse('interview_times.error.stage')
    if (isArranged(card, now)) return refuse('interview_times.error.arranged')
    const offer = await storeOffer(tx, card, fields, { ...found, actor, now })
    const siteSeconds = platform.config.mailHoldSeconds
    const holdSeconds = holdSecondsOf({ ...(await readNotifiedAt(tx, card.id)), siteSeconds, requestedSeconds: 0, now })
    const queued = await queueOffer(tx, platform, { card, offer: { ...fields, ...offer }, found, actor, holdSeconds }, now)
    if (isRefusal(queued)) return queued
    await changeCard(tx, card.id, { notified_stage: card.stage, notified_at: new Date(now.getTime() + holdSeconds * 1000) })
    await announceInterview(tx, platform, card, { stage: card.stage, invitation: undefined, holdSeconds }, now)
    await announce(platform, tx, card.vacancy_uuid, { kind: 'notified', uuid_element: card.uuid, origin })
    return card
  })
}

/** Stores an offer, which takes the place of an earlier one. */
async function storeOffer(
  tx: Tx,
  card: CardOfTimes,
  { minutes, buffer, limit_hours, first_day, last_day, place, note }: OfferFields,
  { colleagues, timeZone, actor, now }: Found & { readonly actor: Person; readonly now: Date },
) {
  await endOfferOf(tx, card.id, now)
  const offer = await tx
    .insertInto('interview_offers')
    .values({
      ...{ application_id: card.id, stage: card.stage as 'firstInterview', made_by: actor.id, minutes, limit_hours },
      ...{ buffer_minutes: buffer, first_day, last_day, time_zone: timeZone, place, note },
      ...{ ends_at: endOfDay(last_day, timeZone), sequence: card.sequence, offered_at: now },
    })
    .returning(['id', 'uuid', 'ends_at'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('interview_offer_colleagues')
    .values(colleagues.map(({ id }, place) => ({ offer_id: offer.id, user_id: id, place })))
    .execute()
  // Whoever picks a time locks these rows.
  await sql`
    insert into interview_hours (user_id) select colleague.id from unnest(${colleagues.map(({ id }) => id)}::bigint[]) as colleague(id)
    order by colleague.id on conflict do nothing`.execute(tx)
  return offer
}

const endOfferOf = (tx: Tx, applicationId: number, now: Date) =>
  tx
    .updateTable('interview_offers')
    .set({ ended_at: now })
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .execute()

/** Ends the offer of a card: its link opens nothing any more. A picked interview stays. Without an offer nothing changes. */
export function endOffer(platform: Platform, { actor, origin }: ChangeAuthor, cardId: string) {
  return change(platform, actor, { action: 'application.times_ended' }, async (tx, now) => {
    const card = await readCardToChange(tx, actor, cardId)
    if (!card) return refuse('errors.not_found')
    await endOfferOf(tx, card.id, now)
    await announce(platform, tx, card.vacancy.uuid, { kind: 'interview', uuid_element: card.uuid, origin })
    return card
  })
}

/**
 * The offer of a card whose picked time staff change, with its colleagues; locked until the transaction ends. Refuses a card that the actor
 * does not see, and one without a picked time.
 */
export async function lockPickedOffer(tx: Tx, actor: Person, cardId: string, now: Date) {
  const card = await readCardToChange(tx, actor, cardId)
  if (!card) return refuse('errors.not_found')
  const offer = await readOfferOfCard(tx, card.id, card.stage)
  if (!offer || stateOfOffer(offer, now) !== 'picked') return refuse('interviews.none')
  return { card, offer, colleagues: await readColleaguesOf(tx, offer.id) }
}
