import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { Audience } from '#domain/kernel/screens.ts'
import { screens } from '#domain/screens.ts'

/** The routes of an audience, either its bare pages or the others. A route's name is its address. */
function routesFor(audience: Audience, base = '', bare = false) {
  return screens
    .filter((screen) => screen.audience === audience && screen.bare === bare)
    .map(({ folder, page, path: id }) => {
      const file = `${folder}/pages/${page}`
      const path = id.slice(base.length).replace(/^\/|\/$/g, '')
      return path === '' ? index(file, { id }) : route(path, file, { id })
    })
}

export default [
  ...routesFor('public'),
  layout('platform/shell/guest-layout.tsx', routesFor('guest')),
  layout('platform/shell/private-layout.tsx', [
    route('profile', 'people/profile/pages/profile-layout.tsx', routesFor('profile', '/profile')),
    layout('platform/shell/bare-layout.tsx', routesFor('profile', '', true)),
  ]),
  layout('staff-layout.tsx', routesFor('staff')),
  route('*', 'site/content/pages/not-found.tsx'),
] satisfies RouteConfig
