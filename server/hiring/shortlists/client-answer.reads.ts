import { sql } from 'kysely'
import type { ClientState } from '#domain/hiring/shortlists/shortlists.rules.ts'

/** The newest answer of a client about the row of `applications`, or that an open shortlist waits for one; null without either (CLT-02). */
export const clientAnswer = sql<ClientState | null>`(
  select coalesce(presented.answer, 'waiting') from shortlist_people as presented
  join shortlists on shortlists.id = presented.shortlist_id
  where presented.application_id = applications.id
    and (presented.answer is not null or (shortlists.withdrawn_at is null and shortlists.ends_at > now()))
  order by coalesce(presented.answered_at, shortlists.created_at) desc, presented.id desc limit 1
)`
