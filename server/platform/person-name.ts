import { sql } from 'kysely'

/** The name that the list shows and sorts by, as its index has it. */
export const shownName = sql<string>`users.first_name || ' ' || users.last_name`

/** The name of somebody in the table `users` of the query that it stands in; either part may be empty. */
export const fullName = sql<string>`trim(${shownName})`
