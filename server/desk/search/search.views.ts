import type { Hits } from '#domain/desk/search/search.contract.ts'
import type { VacancyHit } from './search.reads.ts'

/** Vacancies as the search shows them. */
export const presentVacancies = (rows: readonly VacancyHit[]): NonNullable<Hits['vacancies']> =>
  rows.map(({ uuid, title, language, active, client_name }) => ({
    uuid,
    name_job: title,
    language,
    name_client: client_name,
    status_job: active ? 'A' : 'I',
  }))
