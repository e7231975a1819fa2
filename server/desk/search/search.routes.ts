import { nameRecentEndpoint, searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import { findableBy } from '#domain/desk/search/search.rules.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { findClients, findPeople, findVacancies, nameClients, namePeople, nameVacancies } from './search.reads.ts'
import { presentHits } from './search.views.ts'

export const searchRoutes = ({ db }: Platform) => [
  route(searchForStaffEndpoint, async ({ query: { q }, viewer }) => {
    const findable = findableBy(viewer.permissions)
    const [people, vacancies, clients] = await Promise.all([
      findable.people ? findPeople(db, viewer, q) : null,
      findable.vacancies ? findVacancies(db, viewer, q) : null,
      findable.clients ? findClients(db, q) : null,
    ])
    return { data: presentHits({ people, vacancies, clients }) }
  }),

  route(nameRecentEndpoint, async ({ query, viewer }) => {
    const findable = findableBy(viewer.permissions)
    const [people, vacancies, clients] = await Promise.all([
      findable.people ? namePeople(db, viewer, query.people) : null,
      findable.vacancies ? nameVacancies(db, viewer, query.vacancies) : null,
      findable.clients ? nameClients(db, query.clients) : null,
    ])
    return { data: presentHits({ people, vacancies, clients }) }
  }),
]
