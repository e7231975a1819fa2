import { searchWords, withoutAccents } from '../../kernel/search-words.ts'
import type { VacancyFilter } from './vacancies.contract.ts'
import { en } from './vacancies.en.ts'
import { es } from './vacancies.es.ts'

const types = ['FullTime', 'PartTime'] as const
const places = ['Remote', 'Present'] as const

/**
 * The filter with a keyword that is only the name of a kind of hours or of workplace, in either language, as that filter: the words of
 * vacancies do not hold what their cards say in badges. Where another one is chosen already, the keyword stays a word.
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

/** "D.C." and "D.F." behind a city: most vacancies name the city alone. */
const district = /(?<=[\p{L}\p{N}])[\s,(]+D\.? ?[CF]\.?\)?\s*$/iu

/** A city as it is searched: without the district that it is, when something else is named. */
export const withoutDistrict = (city: string): string => city.replace(district, '')

const plain = (text: string) => searchWords(withoutAccents(text)).join(' ')
