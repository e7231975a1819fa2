import { sql } from 'kysely'

/** The number of the void table between languages that adjusted an attempt; null when nothing did (FAI-04). `attempt` names the table of attempts. */
export const voidTableOf = (attempt: string) =>
  sql<number | null>`(select number from language_links where id = ${sql.ref(`${attempt}.language_link_id`)})`
