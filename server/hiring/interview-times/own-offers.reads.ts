import { sql } from 'kysely'
import { isPastHold } from '../cards/notified.reads.ts'

/** The times that were offered to the person of the row of `applications`, with what the link showed: for the person's own data (SLO-01). */
export const ownOffers = (now: Date) => sql<
  {
    stage: string
    offered_at: string
    first_day: string
    last_day: string
    time_zone: string
    minutes: number
    limit_hours: number
    place: string
    note: string
    interviewers: string[]
    picked: boolean
    ended_at: string | null
  }[]
>`coalesce((
  select json_agg(json_build_object(
    'stage', stage, 'offered_at', offered_at, 'first_day', first_day, 'last_day', last_day, 'time_zone', time_zone, 'minutes', minutes,
    'limit_hours', limit_hours, 'place', place, 'note', note, 'interviewers', (
      select coalesce(json_agg(trim(colleague.first_name || ' ' || colleague.last_name) order by chosen.place), '[]')
      from interview_offer_colleagues as chosen join users as colleague on colleague.id = chosen.user_id and colleague.deleted_at is null
      where chosen.offer_id = offer.id
    ), 'picked', picked, 'ended_at', ended_at) order by id)
  from interview_offers as offer where offer.application_id = applications.id and ${isPastHold('offer.offered_at', now)}
), '[]')`
