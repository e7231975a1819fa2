import { closestMatch } from 'leven'
import type { VacancyFilter } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords, withoutAccents } from '#domain/kernel/search-words.ts'
import type { Reader } from '../../../platform/platform.ts'
import { readPublicVacancies } from '../vacancies.reads.ts'

/**
 * What somebody may have meant whose words find nothing: each unknown word as the nearest one that vacancies have (ADR-0007);
 * null where that is the same or finds nothing either.
 */
export async function readSuggestion(db: Reader, filter: VacancyFilter & { readonly language: Language }) {
  const { name_job, ubication, language } = filter
  const [keyword, city] = await Promise.all([nearestWords(db, name_job, language), nearestWords(db, ubication, language)])
  if (keyword === null && city === null) return null
  const meant = { name_job: keyword ?? name_job, ubication: city ?? ubication }
  const { total } = await readPublicVacancies(db, { ...filter, ...meant, range: { init: 0, final: 1 } })
  return total > 0 ? meant : null
}

/** The text with each unknown word replaced by the nearest known one; null where there is none to replace. */
async function nearestWords(db: Reader, text: string, language: Language): Promise<string | null> {
  const typed = searchWords(text).map(withoutAccents)
  const nearest = await Promise.all(typed.map((word) => nearestWord(db, word, language)))
  return nearest.some((word) => word !== undefined) ? nearest.map((word, at) => word ?? typed[at]).join(' ') : null
}

/** Most typing errors leave the first letter alone, so only words are looked at that begin with the same one. */
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

/** How many letters of a word may be wrong: in a short one each makes another word. */
function errorsIn({ length }: string): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}
