import { sql } from 'kysely'
import type { Colleague } from '#domain/hiring/members/members.contract.ts'

/** The owner of the person in the row of `users`; null without one (MOV-03). A subselect, as for the other columns of lists. */
export const ownerOfPerson = sql<Colleague | null>`(
  select json_build_object('uuid', owners.uuid, 'fullname', trim(owners.first_name || ' ' || owners.last_name))
  from users as owners where owners.id = users.owner_id
)`
