import { staffScreens } from '../../kernel/screens.ts'

export const settingsScreens = staffScreens('site/settings', 'roles', {
  settings: {
    path: '/settings/admin',
    heading: 'settings.title',
    menu: { menu: 'configuration', place: 1, label: 'settings.title' },
  },
})
