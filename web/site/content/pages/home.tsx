import { useNavigate } from 'react-router'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { NewestVacancies } from '../../../hiring/vacancies/parts/newest-vacancies.tsx'
import { VacancyFilters } from '../../../hiring/vacancies/parts/vacancy-filters.tsx'
import { loadNewestVacancies } from '../../../hiring/vacancies/vacancies.queries.ts'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { startPageOf } from '../../../platform/session/session.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { loadContent } from '../content.queries.ts'
import { HomePage } from '../parts/home-page.tsx'
import type { Route } from './+types/home.ts'

// Loaded on demand, because the form and its validation are larger than the whole page.
const RegistrationForm = lazyPart(() => import('../../../people/accounts/forms/registration-form.tsx'))

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = serverRequest(context)
  const [content, vacancies] = await Promise.all([loadContent(call, 'home', language), loadNewestVacancies(call, language, 6)])
  return { content, vacancies }
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  return pageMeta({ ...tools, path: siteScreens.home.to(), title: tools.siteName, description: tools.company?.description ?? '' })
}

/** / and /home (PUB-01). */
export default function Home({ loaderData: { content, vacancies } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const toStart = () => void navigate(startPageOf('denied'), { replace: true })
  return (
    <HomePage
      content={content}
      search={<VacancyFilters action={jobsAt()} />}
      newest={<NewestVacancies vacancies={vacancies} />}
      registration={<RegistrationForm onLoggedIn={toStart} />}
    />
  )
}
