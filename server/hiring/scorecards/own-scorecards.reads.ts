import { sql } from 'kysely'

/**
 * The points that interviewers gave the person of the row of `applications`, without their names and what they noted: for the person's own
 * data (SCO-02).
 */
export const ownScorecards = sql<
  {
    stage: string
    submitted_at: string
    scale: number
    words: string[]
    points: { criterion: string; point: number }[]
  }[]
>`coalesce((
  select json_agg(json_build_object('stage', stage, 'submitted_at', submitted_at, 'scale', scale, 'words', words, 'points', (
    select coalesce(json_agg(json_build_object('criterion', name, 'point', point) order by position), '[]')
    from scorecard_points where scorecard_id = scorecards.id and point is not null
  )) order by submitted_at, id)
  from scorecards where scorecards.application_id = applications.id and submitted_at is not null
), '[]')`
