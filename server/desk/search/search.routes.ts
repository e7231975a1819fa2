import { searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import { findableBy } from '#domain/desk/search/search.rules.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPeople, findVacancies } from './search.reads.ts'
import { presentVacancies } from './search.views.ts'

export const searchRoutes = ({ db }: Platform) => [
  route(searchForStaffEndpoint, async ({ query: { q }, viewer }) => {
    const findable = findableBy(viewer.permissions)
    const [people, vacancies] = await Promise.all([
      findable.people ? findPeople(db, viewer, q) : null,
      findable.vacancies ? findVacancies(db, viewer, q) : null,
    ])
    return { data: { people, vacancies: vacancies && presentVacancies(vacancies) } }
  }),
]
