import { type RawBuilder, sql } from 'kysely'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { searchWords, withoutAccents } from '#domain/kernel/search-words.ts'
import { wordForms } from '#domain/kernel/word-forms.ts'
import { plannedOnce } from '../database/planned-once.ts'
import type { Reader } from './platform.ts'

/** The text of the statement depends on the number of words, and only some texts are worth keeping. */
const mostWordsPlanned = 4

/**
 * Turns each text into a text search query of its words, by beginning, stem or form in either language (SPEC-24, SPEC-86); empty for a text
 * without words.
 * It runs before the search, so that the planner of the search sees how rare the words are.
 */
export async function readWordQueries<Name extends string>(
  db: Reader,
  wanted: Record<Name, readonly [text: string, languages: readonly Language[]]>,
): Promise<Record<Name, string>> {
  const all = Object.entries<(typeof wanted)[Name]>(wanted).map(([name, [text, languages]]) => {
    const perWord = searchWords(text).map((word) => {
      const others = otherForms(word)
      const perLanguage = languages.map(
        (language) => sql`search_word(${sql.lit(language)}, ${word}) || ${otherStems(word, others, language)}`,
      )
      return sql`(${sql.join(perLanguage, sql` || `)})`
    })
    return { name, perWord }
  })
  const none = Object.fromEntries(all.map(({ name }) => [name, ''])) as Record<Name, string>
  const asked = all.filter(({ perWord }) => perWord.length > 0)
  if (asked.length === 0) return none
  const columns = asked.map(({ name, perWord }) => sql`(${sql.join(perWord, sql` && `)})::text as ${sql.ref(name)}`)
  const query = sql<Record<Name, string>>`select ${sql.join(columns)}`
  const isUsual = asked.reduce((sum, { perWord }) => sum + perWord.length, 0) <= mostWordsPlanned
  const [found] = isUsual ? await plannedOnce(db, query) : (await query.execute(db)).rows
  return { ...none, ...found }
}

/** The forms of a word that do not begin with it. */
function otherForms(word: string): string[] {
  const plain = withoutAccents(word)
  return wordForms(word).filter((form) => !form.startsWith(plain))
}

/** The query of those other forms of a word that are known and do not have its stem, such as actriz of actor. */
function otherStems(word: string, others: readonly string[], language: Language): RawBuilder<unknown> {
  if (others.length === 0) return sql`''::tsquery`
  const plain = withoutAccents(word)
  const marked = others.map((form) => `${language}:${form}`)
  return sql`coalesce((
    select string_agg(quote_literal(word), ' | ') from search_words
    where word = any(${marked}::text[]) and search_stem(${sql.lit(language)}, substr(word, 4)) is distinct from search_stem(${sql.lit(language)}, ${plain})
  ), '')::tsquery`
}

/** Turns one text into its text search query; empty when it has no words. */
export async function readWordQuery(db: Reader, text: string): Promise<string> {
  return (await readWordQueries(db, { words: [text, languages] })).words
}

/** Condition that a vacancy matches a query of `readWordQuery`. */
export function hasWords(column: 'search' | 'city_search', query: string): RawBuilder<boolean> {
  return sql`${sql.ref(`vacancies.${column}`)} @@ ${query}::tsquery`
}
