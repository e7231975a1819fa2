import { type RawBuilder, sql } from 'kysely'

/** Condition that a search column (a tsvector) has a word beginning with each of these, without regard to accents and case. */
export function hasWordsBeginning(column: string, words: readonly string[]): RawBuilder<boolean> {
  const beginnings = words.map((word) => sql`to_tsquery('cantera_plain', ${`${word}:*`})`)
  return sql`${sql.ref(column)} @@ (${sql.join(beginnings, sql` && `)})`
}
