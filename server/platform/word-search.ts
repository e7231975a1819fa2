import { type RawBuilder, sql } from 'kysely'
import { hasSigns } from '#domain/kernel/search-words.ts'

/** Condition that a search column, or another tsvector, has words that begin with each of these, without regard to accents and case. */
export function hasWordsBeginning(searched: string | RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const beginnings = words.map((word) =>
    hasSigns(word) ? sql`${`'${word}':*`}::tsquery` : sql`to_tsquery('cantera_plain', ${`${word}:*`})`,
  )
  return sql`${typeof searched === 'string' ? sql.ref(searched) : searched} @@ (${sql.join(beginnings, sql` && `)})`
}
