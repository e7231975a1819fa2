import { staffScreens } from '../../kernel/screens.ts'

export const roleScreens = staffScreens('people/roles', 'roles', {
  roles: {
    path: '/roles/admin',
    heading: 'roles.title',
    menu: { menu: 'configuration', place: 4, label: 'roles.title', group: 'menu.group_team' },
  },
})
