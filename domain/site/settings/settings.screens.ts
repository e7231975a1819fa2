import { staffScreens } from '../../kernel/screens.ts'

export const settingsScreens = staffScreens('site/settings', 'roles', {
  settings: {
    path: '/settings/admin',
    heading: 'settings.title',
    menu: { menu: 'configuration', place: 2, label: 'settings.title', group: 'menu.group_company' },
  },
})
