import { isBeforeLimit, timesLimits } from '#domain/hiring/interview-times/interview-times.rules.ts'
import { senderOf } from '#domain/hiring/interviews/interviews.rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change, changeAuditedInside } from '../../platform/changes.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { announce } from '../cards/announce.writes.ts'
import { arrangeInterview, callOffArranged } from '../interviews/arranged.writes.ts'
import { queueTimeSet } from './offer-mails.writes.ts'
import { type ColleagueRow, lockOffer, type OfferRow, readColleaguesOf, readFreeTimes, stateOfOffer } from './offers.reads.ts'
import { type ChangeAuthor, lockPickedOffer } from './offers.writes.ts'
import { isSentTo } from './views/times-link.ts'

/** A link that was opened: the offer that its token names. */
export interface OpenedLink {
  readonly uuid: string
  readonly token: string
}

/**
 * Picks a time, or moves the interview to it (SLO-01). The rows of the colleagues are locked, so that of two candidates who want the same time one
 * gets it. Picking the same time again, as after a lost answer, changes nothing. Refuses a link that opens nothing any more, an interview that
 * begins too soon to be moved, and a time that is not free.
 */
export async function pickTime(platform: Platform, link: OpenedLink, startsAt: Date): Promise<{ uuid: string } | Refusal> {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    const offer = await lockOffer(tx, link.uuid)
    if (!offer) return refuse('interview_times.error.over')
    const state = stateOfOffer(offer, now)
    if (state === 'over') return refuse('interview_times.error.over')
    if (state === 'picked' && offer.starts_at?.getTime() === startsAt.getTime()) return offer
    const refusal = refuseLate(offer, now) ?? (await refuseOften(tx, offer))
    if (refusal) return refusal
    const arranged = await arrange(tx, platform, offer, { startsAt, by: 'candidate', now })
    if (isRefusal(arranged)) return arranged
    await noteLinkUsed(tx, platform, offer, link)
    await notifyStaff(tx, now, { kind: 'interview_answered', applicationId: offer.application_id })
    await announceOffer(tx, platform, offer, null)
    return offer
  })
}

/** Calls the picked interview off (SLO-01); another time can be picked while the offer lasts. Without a picked one nothing changes. */
export async function callOffTime(platform: Platform, link: OpenedLink, reason: string): Promise<{ uuid: string } | Refusal> {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    const offer = await lockOffer(tx, link.uuid)
    const state = offer && stateOfOffer(offer, now)
    if (!offer || state === 'over') return refuse('interview_times.error.over')
    if (state !== 'picked') return offer
    const refusal = refuseLate(offer, now) ?? (await refuseOften(tx, offer))
    if (refusal) return refusal
    await callOff(tx, platform, offer, { by: 'candidate', reason })
    await noteLinkUsed(tx, platform, offer, link)
    await notifyStaff(tx, now, { kind: 'interview_answered', applicationId: offer.application_id })
    await announceOffer(tx, platform, offer, null)
    return offer
  })
}

/** Moves a picked interview to another free time (SLO-01), and notifies its candidate. */
export function movePicked(platform: Platform, { actor, origin }: ChangeAuthor, cardId: string, startsAt: Date) {
  return change(platform, actor, { action: 'application.interview_moved' }, async (tx, now) => {
    const locked = await lockPickedOffer(tx, actor, cardId, now)
    if (isRefusal(locked)) return locked
    const { card, offer } = locked
    if (offer.starts_at?.getTime() === startsAt.getTime()) return card
    const arranged = refuseLate(offer, now) ?? (await arrange(tx, platform, offer, { startsAt, by: 'staff', now }))
    if (isRefusal(arranged)) return arranged
    await announceOffer(tx, platform, offer, origin)
    return card
  })
}

/** Calls a picked interview off (SLO-01), and notifies its candidate, who may pick another time while the offer lasts. */
export function callOffPicked(platform: Platform, { actor, origin }: ChangeAuthor, cardId: string, reason: string) {
  return change(platform, actor, { action: 'application.interview_called_off' }, async (tx, now) => {
    const locked = await lockPickedOffer(tx, actor, cardId, now)
    if (isRefusal(locked)) return locked
    const { card, offer } = locked
    const refusal = refuseLate(offer, now)
    if (refusal) return refusal
    await callOff(tx, platform, offer, { by: 'staff', reason })
    await announceOffer(tx, platform, offer, origin)
    return card
  })
}

interface Arranging {
  readonly startsAt: Date
  readonly by: 'candidate' | 'staff'
  readonly now: Date
}

async function arrange(tx: Tx, platform: Platform, offer: OfferRow, { startsAt, by, now }: Arranging) {
  const colleagues = await readColleaguesOf(tx, offer.id)
  const [first] = colleagues
  if (!first) return refuse('interview_times.error.taken')
  await lockColleagues(tx, colleagues)
  // Read after the lock, so that it sees what whoever held it has written.
  const sought = { ...offer, besides: offer.interview_uuid }
  const free = await readFreeTimes({ ...platform, db: tx }, colleagues, sought, now)
  if (!free.some((time) => time.getTime() === startsAt.getTime())) return refuse('interview_times.error.taken')
  const interview = {
    ...{ stage: offer.stage as 'firstInterview', startsAt, timeZone: offer.time_zone, place: offer.place, note: offer.note },
    endsAt: new Date(startsAt.getTime() + offer.minutes * 60_000),
    sender: senderOf(first.fullname, first.email),
    ...{ date: '', from: '', to: '', time_zone: offer.time_zone },
  }
  const card = { ...offer, id: offer.application_id }
  const ids = colleagues.map(({ id }) => id)
  const invitation = await arrangeInterview(tx, platform, card, { interview, colleagues: ids, by, language: offer.language }, now)
  await noteSequence(tx, offer, invitation.sequence, true)
  const event = by === 'staff' ? 'changed' : invitation.replaces ? 'moved' : 'picked'
  await queueTimeSet(tx, platform, offer, { event, colleagues, invitation }, now)
  return offer
}

async function callOff(tx: Tx, platform: Platform, offer: OfferRow, why: { by: 'candidate' | 'staff'; reason: string }) {
  const interview = { uuid: offer.interview_uuid ?? '', sequence: offer.interview_sequence ?? 0 }
  const sequence = await callOffArranged(tx, platform, offer.application_id, interview, why)
  await noteSequence(tx, offer, sequence, false)
}

/** In the order of their ids, so that no two transactions wait for each other. */
async function lockColleagues(tx: Tx, colleagues: readonly ColleagueRow[]): Promise<void> {
  await tx
    .selectFrom('interview_hours')
    .select('user_id')
    .where(
      'user_id',
      'in',
      colleagues.map(({ id }) => id),
    )
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

async function noteSequence(tx: Tx, { id }: OfferRow, sequence: number, picked: boolean): Promise<void> {
  await tx.updateTable('interview_offers').set({ sequence, picked }).where('id', '=', id).execute()
}

const refuseLate = (offer: OfferRow, now: Date): Refusal | undefined =>
  stateOfOffer(offer, now) === 'picked' && offer.starts_at && !isBeforeLimit(offer.starts_at, offer.limit_hours, now)
    ? refuse('interview_times.error.late')
    : undefined

/** Each change sends e-mails and stores a step. */
async function refuseOften(tx: Tx, { uuid }: OfferRow): Promise<Refusal | undefined> {
  const ofDay = { key: `changes of times ${uuid}`, most: timesLimits.changesPerDay, seconds: 24 * 3600 }
  const retryAfter = await countUse(tx, [ofDay])
  return retryAfter === undefined ? undefined : refuse('interviews.error.often', { retryAfter })
}

async function noteLinkUsed(tx: Tx, platform: Platform, offer: OfferRow, { uuid, token }: OpenedLink): Promise<void> {
  if (isSentTo(platform.secretKey, uuid, token, offer.email))
    await noteConfirmed(tx, platform, { id: offer.user_id, email: offer.email })
}

const announceOffer = (tx: Tx, platform: Platform, offer: OfferRow, origin: string | null) =>
  announce(platform, tx, offer.vacancy_uuid, { kind: 'interview', uuid_element: offer.application_uuid, origin })
