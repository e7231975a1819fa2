import { closestMatch } from 'leven'
import type { VacancyFilter } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords, withoutAccents } from '#domain/kernel/search-words.ts'
import type { Reader } from '../../../platform/platform.ts'
import { readPublicVacancies } from '../vacancies.reads.ts'

/**
 * A suggestion for a search without results: each unknown word is replaced by the nearest word of the vacancies (ADR-0007). Null
 * when nothing is replaced, or when the suggestion has no results either.
 */
export async function readSuggestion(db: Reader, filter: VacancyFilter & { readonly language: Language }) {
  const { name_job, ubication, language } = filter
  const [keyword, city] = await Promise.all([nearestWords(db, name_job, language), nearestWords(db, ubication, language)])
  if (keyword === null && city === null) return null
  const meant = { name_job: keyword ?? name_job, ubication: city ?? ubication }
  const { total } = await readPublicVacancies(db, { ...filter, ...meant, range: { init: 0, final: 1 } })
  return total > 0 ? meant : null
}

/** The text with each unknown word replaced by the nearest known one; null when there is nothing to replace. */
async function nearestWords(db: Reader, text: string, language: Language): Promise<string | null> {
  const typed = searchWords(text).map(withoutAccents)
  const nearest = await Promise.all(typed.map((word) => nearestWord(db, word, language)))
  return nearest.some((word) => word !== undefined) ? nearest.map((word, at) => word ?? typed[at]).join(' ') : null
}

/** Compares only words with the same first letter, because few typing errors change it. */
async function nearestWord(db: Reader, typed: string, language: Language): Promise<string | undefined> {
  const maxDistance = errorsIn(typed)
  if (maxDistance === 0) return undefined
  const mark = `${language}:`
  const begin = mark + typed[0]
  const known = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', begin)
    .where('word', '<', begin + String.fromCodePoint(0x10ffff))
    .orderBy('word')
    .limit(limits.searchWordsCompared)
    .execute()
  const words = known.map(({ word }) => word.slice(mark.length))
  return words.some((word) => word.startsWith(typed)) ? undefined : closestMatch(typed, words, { maxDistance })
}

/** The number of wrong letters allowed. None in short words, where each letter makes another word. */
function errorsIn({ length }: string): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}
