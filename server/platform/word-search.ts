import { type RawBuilder, sql } from 'kysely'

/**
 * Condition that a search column, or another tsvector, has a word beginning with each of these, without regard to accents and case.
 */
export function hasWordsBeginning(searched: string | RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const beginnings = words.map((word) => sql`to_tsquery('cantera_plain', ${`${word}:*`})`)
  return sql`${typeof searched === 'string' ? sql.ref(searched) : searched} @@ (${sql.join(beginnings, sql` && `)})`
}
