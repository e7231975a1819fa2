import { staffScreens } from '../kernel/screens.ts'

export const roleScreens = staffScreens('roles', 'roles', {
  roles: { path: '/roles/admin', heading: 'roles.title', menu: { menu: 'dashboard', place: 7, label: 'roles.title' } },
})
