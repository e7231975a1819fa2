import { publicScreens } from '../../kernel/screens.ts'

export const notificationScreens = publicScreens('hiring/notifications', {
  stopSuggestions: { path: '/suggestions/:token' },
})
