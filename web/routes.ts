import { type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents: public pages, pages for guests, for logged-in people, and for staff. */
export default [
  route('jobs', 'features/vacancies/pages/jobs.tsx'),
  route('jobs/:keyword/:city', 'features/vacancies/pages/jobs-search.tsx'),
  route('info/vacancies', 'features/vacancies/pages/vacancy-landing.tsx'),
  route('info/vacancies/detail/:uuid', 'features/vacancies/pages/vacancy.tsx'),
  route('error404', 'features/site/pages/not-found.tsx', { id: 'error404' }),
  route('*', 'features/site/pages/not-found.tsx'),
] satisfies RouteConfig
