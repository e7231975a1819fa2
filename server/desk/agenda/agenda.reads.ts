import { sql } from 'kysely'
import type { InterviewAnswer } from '#domain/hiring/interviews/interviews.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { isOfferEnded } from '../../hiring/interview-times/offers.reads.ts'
import { isHeldBy } from '../../hiring/interviews/interviews.reads.ts'
import { shownName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

const mostShown = 200
const feedDays = { before: 30, after: 366 }
const mostInFeed = 1000

/** The names of the other colleagues of an interview. */
const colleagueNames = sql<readonly { readonly name: string; readonly email: string }[]>`coalesce((
  select json_agg(json_build_object('name', trim(colleague.first_name || ' ' || colleague.last_name), 'email', colleague.email) order by colleague.id)
  from interview_colleagues as held join users as colleague on colleague.id = held.user_id and colleague.deleted_at is null
  where held.interview_id = interviews.id
), '[]')`

const isToBeRead = (viewer: Viewer) => sql<boolean>`(${isVacancyVisibleTo(viewer)} and ${isKnownTo(viewer)})`

const interviews = (db: Reader) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['interviews.id', 'interviews.uuid', 'interviews.stage', 'interviews.starts_at', 'interviews.ends_at'])
    .select(['interviews.place', 'interviews.sender', 'interviews.sequence', 'interviews.updated_at', shownName.as('name')])
    .select(['applications.uuid as card_uuid', 'vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .select(colleagueNames.as('colleagues'))
    .where('interviews.cancelled_at', 'is', null)
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)

interface Wanted {
  readonly from: Date
  readonly to: Date
  /** One colleague; undefined for everybody. */
  readonly colleague: number | undefined
}

/** The interviews of a span of time that the viewer may read about, in order, and whether there are more. The index on the beginning finds them. */
export async function readAgenda(db: Reader, viewer: Viewer, { from, to, colleague }: Wanted) {
  const rows = await interviews(db)
    .select(
      sql<InterviewAnswer | null>`(
        select answer from interview_invitations as invitation
        where invitation.interview_id = interviews.id and invitation.sequence = interviews.sequence
      )`.as('answer'),
    )
    .where('interviews.starts_at', '>=', from)
    .where('interviews.starts_at', '<', to)
    .where(isToBeRead(viewer))
    .$if(colleague !== undefined, (query) => query.where(isHeldBy(sql`${colleague ?? 0}`)))
    .orderBy('interviews.starts_at')
    .orderBy('interviews.id')
    .limit(mostShown + 1)
    .execute()
  return { rows: rows.slice(0, mostShown), more: rows.length > mostShown }
}
export type AgendaRow = Awaited<ReturnType<typeof readAgenda>>['rows'][number]

/** The offers from which nobody has picked yet and that have a day in a span of time. */
export const readOpenOffers = (db: Reader, viewer: Viewer, { from, to, colleague }: Wanted) =>
  db
    .selectFrom('interview_offers as offer')
    .innerJoin('applications', 'applications.id', 'offer.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .leftJoin('interviews', (join) =>
      join.onRef('interviews.application_id', '=', 'offer.application_id').onRef('interviews.stage', '=', 'offer.stage'),
    )
    .select(['offer.first_day', 'offer.last_day', 'offer.minutes', 'applications.uuid as card_uuid', shownName.as('name')])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .select(
      sql<readonly string[]>`(
        select json_agg(trim(colleague.first_name || ' ' || colleague.last_name) order by chosen.place)
        from interview_offer_colleagues as chosen join users as colleague on colleague.id = chosen.user_id
        where chosen.offer_id = offer.id
      )`.as('interviewers'),
    )
    .where('offer.ended_at', 'is', null)
    .where('offer.picked', '=', false)
    .where('offer.ends_at', '>', from)
    .where('offer.first_day', '<', to.toISOString().slice(0, 10))
    .where(sql<boolean>`not ${isOfferEnded}`)
    .where(sql<boolean>`interviews.sequence is not distinct from offer.sequence`)
    .where(isToBeRead(viewer))
    .$if(colleague !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from interview_offer_colleagues as chosen where chosen.offer_id = offer.id and chosen.user_id = ${colleague ?? 0})`,
      ),
    )
    .orderBy('offer.ends_at')
    .orderBy('offer.id')
    .limit(mostShown)
    .execute()
export type OpenOfferRow = Awaited<ReturnType<typeof readOpenOffers>>[number]

/** The secret address of a colleague's agenda, if there is one. */
export const readFeed = (db: Reader, userId: number) =>
  db.selectFrom('agenda_feeds').select(['user_id as id', 'made_at']).where('user_id', '=', userId).executeTakeFirst()
export type FeedRow = NonNullable<Awaited<ReturnType<typeof readFeed>>>

/** The colleague whose agenda a secret opens. */
export const readOwnerOfFeed = (db: Reader, secret: string) =>
  db.selectFrom('agenda_feeds').select('user_id').where('secret_hash', '=', hashToken(secret)).executeTakeFirst()

/**
 * The interviews of a colleague for their calendar: of the last days and the next year. `known`: whether they may read about its candidate now;
 * of the others the calendar says the time alone.
 */
export const readFeedInterviews = (db: Reader, colleague: Viewer & { readonly id: number }, now: Date) =>
  interviews(db)
    .select(isToBeRead(colleague).as('known'))
    .where('interviews.starts_at', '>=', new Date(now.getTime() - feedDays.before * dayMs))
    .where('interviews.starts_at', '<', new Date(now.getTime() + feedDays.after * dayMs))
    .where(isHeldBy(sql`${colleague.id}`))
    .orderBy('interviews.starts_at')
    .orderBy('interviews.id')
    .limit(mostInFeed)
    .execute()
export type FeedInterviewRow = Awaited<ReturnType<typeof readFeedInterviews>>[number]
