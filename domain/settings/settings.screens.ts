import { staffScreens } from '../kernel/screens.ts'

export const settingsScreens = staffScreens('settings', 'roles', {
  settings: {
    path: '/settings/admin',
    heading: 'settings.title',
    menu: { menu: 'dashboard', place: 11, label: 'settings.title' },
  },
})
