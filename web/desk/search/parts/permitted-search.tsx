import { findableBy } from '#domain/desk/search/search.rules.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { BarSearch } from './bar-search.tsx'

/** The staff search, limited to what the role may see. */
export function PermittedSearch() {
  const session = useSession()
  const { people, vacancies } = findableBy(session.status === 'user' ? session.permissions : {})
  if (people && vacancies) return <BarSearch finds="both" />
  if (people) return <BarSearch finds="people" />
  return vacancies && <BarSearch finds="vacancies" />
}
