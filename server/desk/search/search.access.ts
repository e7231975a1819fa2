import { nameRecentEndpoint, searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

const uuid = '5b0c2f7e-8d3a-4c1e-9f60-2a7d4e81b3c5'

export const access: readonly AccessRow[] = [
  [searchForStaffEndpoint, viewRequired, async () => ({ query: { q: 'an' } })],
  [nameRecentEndpoint, viewRequired, async () => ({ query: { people: uuid, vacancies: uuid, clients: uuid } })],
]
