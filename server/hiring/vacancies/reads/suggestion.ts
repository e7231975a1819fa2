import { sql } from 'kysely'
import type { VacancyFilter } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { searchWords, withoutAccents } from '#domain/kernel/search-words.ts'
import type { Reader } from '../../../platform/platform.ts'
import { readPublicVacancies } from '../vacancies.reads.ts'
import { errorsIn, nearestWord, writtenForms } from './nearest-word.ts'

type AskedFilter = VacancyFilter & { readonly language: Language }

/** The vacancies found by a suggestion in which its words are looked up as they are written. */
const readForSpelling = 20
/** The most vacancies offered when not all words match. */
const nearShown = 5
/** Shorter words alone, such as "de", say nothing about a vacancy. */
const specificLetters = 4

/**
 * A suggestion for a search without results: each unknown word is replaced by the nearest word of the vacancies (ADR-0006). Null
 * when nothing is replaced, or when the suggestion has no results either.
 */
export async function readSuggestion(db: Reader, filter: AskedFilter) {
  const { name_job, ubication, language } = filter
  const [keyword, city] = await Promise.all([nearestWords(db, name_job, language), nearestWords(db, ubication, language)])
  if (keyword === null && city === null) return null
  const corrected = { name_job: keyword?.join(' ') ?? name_job, ubication: city?.join(' ') ?? ubication }
  const { rows, total } = await readPublicVacancies(db, { ...filter, ...corrected, range: { init: 0, final: readForSpelling } })
  if (total === 0) return null
  const forms = writtenForms(rows.flatMap(({ title, city, description_text }) => [title, city, description_text]))
  const written = (words: string[]) => words.map((word) => forms.get(word) ?? word).join(' ')
  return { name_job: keyword ? written(keyword) : name_job, ubication: city ? written(city) : ubication }
}

/**
 * Vacancies that match a search but for one word, or but for its city; for a search that finds nothing. Those that more of these
 * searches find come first.
 */
export async function readNear(db: Reader, filter: AskedFilter) {
  const words = searchWords(filter.name_job)
  const isSpecific = (kept: readonly string[]) => kept.some(({ length }) => length >= specificLetters)
  const fewer = words.map((_, left) => words.filter((_, at) => at !== left)).filter(isSpecific)
  const range = { init: 0, final: nearShown }
  const searches = [
    ...(filter.ubication !== '' && isSpecific(words) ? [{ ...filter, ubication: '', range }] : []),
    ...fewer.map((kept) => ({ ...filter, name_job: kept.join(' '), range })),
  ]
  const found = (await Promise.all(searches.map((search) => readPublicVacancies(db, search)))).flatMap(({ rows }) => rows)
  const timesFound = (id: number) => found.filter((row) => row.id === id).length
  const unique = [...new Map(found.map((row) => [row.id, row])).values()]
  return unique.sort((one, other) => timesFound(other.id) - timesFound(one.id)).slice(0, nearShown)
}

/** The words of a text, each unknown one replaced by the nearest known one; null when there is nothing to replace. */
async function nearestWords(db: Reader, text: string, language: Language): Promise<string[] | null> {
  const typed = searchWords(text)
  const nearest = await Promise.all(typed.map((word) => readNearestWord(db, withoutAccents(word), language)))
  return nearest.some((word) => word !== undefined) ? nearest.map((word, at) => word ?? typed[at] ?? '') : null
}

/**
 * Compares words of about the same length: at most 5,000 with the same first letter, and as many with another one that continue alike,
 * because the first letter is often the wrong or missing one (b for v, no h).
 */
async function readNearestWord(db: Reader, typed: string, language: Language): Promise<string | undefined> {
  const mostErrors = errorsIn(typed)
  if (mostErrors === 0) return undefined
  const mark = `${language}:`
  const begin = mark + typed[0]
  const words = db.selectFrom('search_words').select('word').orderBy('word').limit(limits.searchWordsCompared)
  const within = (from: string) => words.where('word', '>=', from).where('word', '<', from + String.fromCodePoint(0x10ffff))
  const plain = sql<string>`substr(word, ${sql.lit(mark.length + 1)})`
  const [same, known] = [typed.slice(1, 3), typed.slice(0, 2)]
  const [alike, other] = await Promise.all([
    within(begin).execute(),
    within(mark)
      .where(sql<boolean>`abs(length(${plain}) - ${typed.length}::integer) <= ${mostErrors}::integer`)
      .where(sql<boolean>`(
        substr(${plain}, 2, 2) in (${same}, ${known}) or substr(${plain}, 1, 2) = ${same}
        or right(${plain}, 3) = ${typed.slice(-3)}
      )`)
      .execute(),
  ])
  const plainWords = [...alike, ...other].map(({ word }) => word.slice(mark.length))
  return plainWords.some((word) => word.startsWith(typed)) ? undefined : nearestWord(typed, plainWords)
}
