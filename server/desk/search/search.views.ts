import type { Hits } from '#domain/desk/search/search.contract.ts'
import type { ClientHit, VacancyHit } from './search.reads.ts'

interface Rows {
  readonly people: Hits['people']
  readonly vacancies: readonly VacancyHit[] | null
  readonly clients: readonly ClientHit[] | null
}

/** Records as the search shows them. */
export const presentHits = ({ people, vacancies, clients }: Rows): Hits => ({
  people,
  vacancies:
    vacancies?.map(({ uuid, title, language, active, client_name }) => ({
      uuid,
      name_job: title,
      language,
      name_client: client_name,
      status_job: active ? 'A' : 'I',
    })) ?? null,
  clients: clients?.map(({ uuid, name, active }) => ({ uuid, name_clients: name, active })) ?? null,
})
