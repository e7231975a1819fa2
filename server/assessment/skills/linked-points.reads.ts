import { sql } from 'kysely'
import type { LinkedResult } from '#domain/assessment/difficulty/linked-result.contract.ts'

/**
 * The result of an attempt on the scale of tests in Spanish, with the number of its table; null when nothing is adjusted (FAI-04). `attempt` names the
 * table, or a subquery that selects `linkedColumns` of it.
 */
export const linkedOf = (
  attempt: string,
) => sql<LinkedResult | null>`case when ${sql.ref(`${attempt}.language_link_id`)} is not null then
  json_build_object('points', ${sql.ref(`${attempt}.linked_points`)}, 'error', ${sql.ref(`${attempt}.linked_error`)},
    'version', (select number from language_links where id = ${sql.ref(`${attempt}.language_link_id`)})) end`

/** What linkedOf needs of an attempt. */
export const linkedColumns = sql.raw('language_link_id, linked_points, linked_error')
