import type { VacancyFilter } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type Language, otherLanguage } from '#domain/kernel/languages.ts'
import type { Reader } from '../../../platform/platform.ts'
import { readPublicVacancies } from '../vacancies.reads.ts'

/** The vacancies of the filter's language, followed by those of the other, as one list (SPEC-66). */
export async function readBothLanguages(db: Reader, filter: VacancyFilter & { readonly language: Language }) {
  const own = await readPublicVacancies(db, filter)
  if (own.total_capped) return own
  const { init, final } = filter.range
  const range = { init: Math.max(0, init - own.total), final: Math.max(1, final - own.total) }
  const other = await readPublicVacancies(db, { ...filter, language: otherLanguage[filter.language], range })
  return {
    rows: [...own.rows, ...other.rows].slice(0, final - init),
    total: own.total + other.total,
    total_capped: other.total_capped,
    other_language_total: own.other_language_total,
  }
}
