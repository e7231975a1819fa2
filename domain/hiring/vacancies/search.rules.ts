import { searchWords, withoutAccents } from '../../kernel/search-words.ts'
import type { VacancyFilter } from './vacancies.contract.ts'
import { en } from './vacancies.en.ts'
import { es } from './vacancies.es.ts'

const types = ['FullTime', 'PartTime'] as const
const places = ['Remote', 'Present'] as const

/**
 * Turns a keyword that names hours or a workplace, in either language, into that filter, because the texts of vacancies do not
 * contain these words. When another value is filtered already, the keyword stays a word.
 */
export function withNamedFilter(filter: VacancyFilter): VacancyFilter {
  const named = plain(filter.name_job)
  if (named === '') return filter
  const names = (key: `vacancies.type.${(typeof types)[number]}` | `vacancies.place.${(typeof places)[number]}`) =>
    [es[key], en[key]].some((name) => plain(name) === named)
  const type = types.find((one) => names(`vacancies.type.${one}`))
  if (type && filter.type_job.length === 0) return { ...filter, name_job: '', type_job: [type] }
  const place = places.find((one) => names(`vacancies.place.${one}`))
  if (place && filter.location.length === 0) return { ...filter, name_job: '', location: [place] }
  return filter
}

/** "D.C." and "D.F." after a city. Most vacancies have only the city. */
const district = /(?<=[\p{L}\p{N}])[\s,(]+D\.? ?[CF]\.?\)?\s*$/iu

/** The city to search for: without the district suffix, if anything is left. */
export const withoutDistrict = (city: string): string => city.replace(district, '')

const plain = (text: string) => searchWords(withoutAccents(text)).join(' ')
