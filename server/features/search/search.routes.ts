import { mayFindPeople, mayFindVacancies, searchForStaff } from '#domain/search/search.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayUse } from '../../platform/sessions/viewer.ts'
import { findPeople, findVacancies } from './search.reads.ts'
import { presentVacancies } from './search.views.ts'

export const searchRoutes = ({ db }: Platform) => [
  route(searchForStaff, async ({ query: { q }, viewer }) => {
    const [people, vacancies] = await Promise.all([
      mayUse(viewer, mayFindPeople) ? findPeople(db, q) : null,
      mayUse(viewer, mayFindVacancies) ? findVacancies(db, q) : null,
    ])
    return { data: { people, vacancies: vacancies && presentVacancies(vacancies) } }
  }),
]
