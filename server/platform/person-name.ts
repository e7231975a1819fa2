import { sql } from 'kysely'

/** The name as its index has it: the list sorts by it and shows it. */
export const shownName = sql<string>`users.first_name || ' ' || users.last_name`

/** The full name of a row of `users` in a query; either part may be empty. */
export const fullName = sql<string>`trim(${shownName})`
