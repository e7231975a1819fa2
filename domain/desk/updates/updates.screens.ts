import { publicScreens, staffScreens } from '../../kernel/screens.ts'

export const updateScreens = {
  ...staffScreens('desk/updates', null, {
    updates: { path: '/notices/admin', heading: 'notices.title' },
    updateSettings: { path: '/account/admin/notices', heading: 'notices.settings' },
  }),
  ...publicScreens('desk/updates', { unsubscribe: { path: '/unsubscribe/:token' } }),
}
