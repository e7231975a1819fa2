import { type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents: public pages, pages for guests, for logged-in people, and for staff. */
export default [
  route('error404', 'features/site/pages/not-found.tsx', { id: 'error404' }),
  route('*', 'features/site/pages/not-found.tsx'),
] satisfies RouteConfig
