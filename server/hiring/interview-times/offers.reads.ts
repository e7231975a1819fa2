import { type RawBuilder, sql } from 'kysely'
import { freeTimes } from '#domain/hiring/interview-times/free-times.rules.ts'
import { type TimesState, timesLimits, timesStateOf } from '#domain/hiring/interview-times/interview-times.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { readAvailabilities } from './availability.reads.ts'

/** Whether something ended the offer in the row of `offer`, so that its link opens nothing: see timesStateOf. */
export const isOfferEnded: RawBuilder<boolean> = sql`(
  offer.ended_at is not null or applications.removed_at is not null or applications.stage <> offer.stage or users.deleted_at is not null
)`

const offers = (db: Reader) =>
  db
    .selectFrom('interview_offers as offer')
    .innerJoin('applications', 'applications.id', 'offer.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .leftJoin('interviews', (join) =>
      join.onRef('interviews.application_id', '=', 'offer.application_id').onRef('interviews.stage', '=', 'offer.stage'),
    )
    .leftJoin('interview_invitations as invitation', (join) =>
      join.onRef('invitation.interview_id', '=', 'interviews.id').onRef('invitation.sequence', '=', 'interviews.sequence'),
    )
    .select(['offer.id', 'offer.uuid', 'offer.application_id', 'offer.stage', 'offer.minutes', 'offer.buffer_minutes'])
    .select(['offer.limit_hours', 'offer.first_day', 'offer.last_day', 'offer.time_zone', 'offer.place', 'offer.note'])
    .select(['offer.ends_at', 'offer.sequence', 'offer.picked', 'offer.offered_at', isOfferEnded.as('ended')])
    .select(['applications.uuid as application_uuid', 'applications.user_id', 'vacancies.uuid as vacancy_uuid'])
    .select(['vacancies.title as job', 'vacancies.language as job_language'])
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.language', 'users.time_zone as own_time_zone'])
    .select(['interviews.uuid as interview_uuid', 'interviews.sequence as interview_sequence', 'interviews.starts_at'])
    .select(['interviews.ends_at as interview_ends_at', 'interviews.time_zone as interview_zone', 'interviews.cancelled_at'])
    .select(['interviews.sender', 'interviews.place as interview_place', 'interviews.note as interview_note'])
    .select(['invitation.answer', 'invitation.answer_note'])

export const readOffer = (db: Reader, uuid: string) => offers(db).where('offer.uuid', '=', uuid).executeTakeFirst()
export type OfferRow = NonNullable<Awaited<ReturnType<typeof readOffer>>>

/** The offer of a card that has not ended, else the newest one, if it is for this stage. */
export const readOfferOfCard = (db: Reader, applicationId: number, stage: Stage) =>
  offers(db)
    .where('offer.application_id', '=', applicationId)
    .orderBy(sql`offer.ended_at is not null`)
    .orderBy('offer.id', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((row) => (row?.stage === stage ? row : undefined))

/** The offer of a link, with its card locked until the transaction ends, so that nobody else changes its interview. */
export async function lockOffer(tx: Tx, uuid: string): Promise<OfferRow | undefined> {
  const card = await tx
    .selectFrom('interview_offers')
    .innerJoin('applications', 'applications.id', 'interview_offers.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('applications.id')
    .where('interview_offers.uuid', '=', uuid)
    .forUpdate('applications')
    // The account is not closed or merged meanwhile (RAC-01).
    .forKeyShare('users')
    .executeTakeFirst()
  return card && readOffer(tx, uuid)
}

/** The state of an offer at an instant. */
export function stateOfOffer(row: OfferRow, now: Date): TimesState {
  const { interview_sequence: sequence, starts_at, cancelled_at } = row
  const interview = sequence === null || starts_at === null ? null : { sequence, starts_at, cancelled_at }
  return timesStateOf(row, interview, now)
}

/** The colleagues of an offer whose accounts are open, the first one first. */
export const readColleaguesOf = (db: Reader, offerId: number) =>
  db
    .selectFrom('interview_offer_colleagues as chosen')
    .innerJoin('users', 'users.id', 'chosen.user_id')
    .select(['users.id', 'users.uuid', 'users.email', fullName.as('fullname')])
    .where('chosen.offer_id', '=', offerId)
    .where('users.deleted_at', 'is', null)
    .orderBy('chosen.place')
    .execute()
export type ColleagueRow = Awaited<ReturnType<typeof readColleaguesOf>>[number]

interface Sought {
  readonly minutes: number
  readonly buffer_minutes: number
  readonly limit_hours: number
  readonly first_day: string
  readonly last_day: string
  readonly time_zone: string
  /** The interview that moves, which stands in its own way nowhere. */
  readonly besides?: string | null | undefined
}

/** The times at which all of these colleagues are free, from the limit on. */
export async function readFreeTimes(
  platform: Pick<Platform, 'db' | 'config'>,
  colleagues: readonly Pick<ColleagueRow, 'id' | 'email'>[],
  sought: Sought,
  now: Date,
): Promise<Date[]> {
  const { minutes, buffer_minutes: buffer, first_day: firstDay, last_day: lastDay, time_zone: timeZone } = sought
  const days = { from: new Date(Date.parse(firstDay) - 2 * dayMs), to: new Date(Date.parse(lastDay) + 3 * dayMs) }
  const interviewers = await readAvailabilities(platform, colleagues, { ...days, besides: sought.besides ?? undefined })
  const earliest = new Date(now.getTime() + sought.limit_hours * 3_600_000)
  return freeTimes({ interviewers, minutes, buffer, firstDay, lastDay, timeZone, earliest, most: timesLimits.times })
}

export { timesPath } from './views/times-link.ts'

/** A card with its person, as far as the viewer may see them, whatever its stage is. */
export const readCardOfTimes = (db: Reader, viewer: Viewer, id: string) =>
  db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .leftJoin('interviews', (join) =>
      join.onRef('interviews.application_id', '=', 'applications.id').onRef('interviews.stage', '=', 'applications.stage'),
    )
    .select(['applications.id', 'applications.uuid', 'applications.stage', 'applications.user_id'])
    .select(['users.uuid as user_uuid', 'users.first_name', 'users.last_name', 'users.email', 'users.language'])
    .select(sql<boolean>`users.email_verified_at is not null`.as('confirmed'))
    .select(['vacancies.title as job', 'vacancies.uuid as vacancy_uuid'])
    .select(['interviews.sequence', 'interviews.starts_at', 'interviews.cancelled_at'])
    .where(recordIs('applications', id))
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .executeTakeFirst()
export type CardOfTimes = NonNullable<Awaited<ReturnType<typeof readCardOfTimes>>>

/** Whether an interview of the card's stage is arranged and still to come. */
export const isArranged = ({ starts_at, cancelled_at }: Pick<CardOfTimes, 'starts_at' | 'cancelled_at'>, now: Date): boolean =>
  starts_at !== null && cancelled_at === null && starts_at > now

/** The offer of the row of `applications` whose link its candidate has: the uuid while a time can be picked, moved or called off there. */
export const offerToAct = (now: Date) => sql<string | null>`(
  select offer.uuid from interview_offers as offer
  left join interviews on interviews.application_id = offer.application_id and interviews.stage = offer.stage
  where offer.application_id = applications.id and offer.ended_at is null and applications.removed_at is null
    and offer.stage = applications.stage and interviews.sequence is not distinct from offer.sequence
    and case when offer.picked and interviews.cancelled_at is null then interviews.starts_at > ${now} else offer.ends_at > ${now} end
)`
