import { type RawBuilder, sql } from 'kysely'
import { shownName } from '../person-name.ts'

/*
 * Parts of queries that name the record of an audit entry, as {uuid, name}. They stand in the query of the audit: `page` is the entry,
 * `actors` its actor, and `reader` the viewer.
 */

/** Names a record by a column of its table. */
export const recordNamed = (table: string, column: string, id: RawBuilder<unknown> = sql`page.subject_id`) =>
  sql`(select jsonb_build_object('uuid', uuid, 'name', ${sql.ref(column)}) from ${sql.table(table)} where id = ${id})`

/** The id of a record that may be deleted, from the entry's detail. */
export const noted = (field: string) => sql`(page.detail ->> ${sql.lit(field)})::bigint`

/** Names a change of a candidate's own profile: the audit shows the candidate's name and no other detail. */
export const namedAsActor = sql`jsonb_build_object('uuid', actors.uuid, 'name', actors.first_name || ' ' || actors.last_name)`

/** Whether the reader may learn the name of the person in the row of `users`: before consent only administrators and their adder (SPEC-77). */
const isNamed = sql`(users.consent_due_at is null or reader.knows_all or users.added_by = reader.id)`

/** Names a person. */
export const personNamed = sql`(
    select jsonb_build_object('uuid', uuid, 'name', first_name || ' ' || last_name)
    from users where id = page.subject_id and ${isNamed}
  )`

/** Names a card by its person and its board. */
export const cardNamed = (application: RawBuilder<unknown>) => sql`(
    select jsonb_build_object('uuid', vacancies.uuid, 'name', ${shownName} || ' · ' || vacancies.title)
    from applications join users on users.id = applications.user_id join vacancies on vacancies.id = applications.vacancy_id
    where applications.id = ${application} and ${isNamed}
  )`
