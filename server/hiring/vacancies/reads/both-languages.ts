import type { VacancyFilter } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type Language, otherLanguage } from '#domain/kernel/languages.ts'
import type { Database } from '../../../database/database.ts'
import { readPublicVacancies } from '../vacancies.reads.ts'

/** The vacancies of the filter's language and, below them, those of the other one, as one list (SPEC-66). */
export async function readBothLanguages(database: Database, filter: VacancyFilter & { readonly language: Language }) {
  const own = await readPublicVacancies(database, filter)
  if (own.total_capped) return own
  const { init, final } = filter.range
  const range = { init: Math.max(0, init - own.total), final: Math.max(1, final - own.total) }
  const other = await readPublicVacancies(database, { ...filter, language: otherLanguage[filter.language], range })
  return {
    rows: [...own.rows, ...other.rows].slice(0, final - init),
    total: own.total + other.total,
    total_capped: other.total_capped,
    other_language_total: own.other_language_total,
  }
}
