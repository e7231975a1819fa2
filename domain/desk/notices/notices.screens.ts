import { publicScreens, staffScreens } from '../../kernel/screens.ts'

export const noticeScreens = {
  ...staffScreens('desk/notices', null, {
    notices: { path: '/notices/admin', heading: 'notices.title' },
    noticeSettings: { path: '/account/admin/notices', heading: 'notices.settings' },
  }),
  ...publicScreens('desk/notices', { unsubscribe: { path: '/unsubscribe/:token' } }),
}
