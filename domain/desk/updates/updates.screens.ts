import { publicScreens, staffScreens } from '../../kernel/screens.ts'

export const noticeScreens = {
  ...staffScreens('desk/updates', null, {
    notices: { path: '/notices/admin', heading: 'notices.title' },
    noticeSettings: { path: '/account/admin/notices', heading: 'notices.settings' },
  }),
  ...publicScreens('desk/updates', { unsubscribe: { path: '/unsubscribe/:token' } }),
}
