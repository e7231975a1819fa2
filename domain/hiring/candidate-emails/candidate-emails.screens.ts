import { publicScreens } from '../../kernel/screens.ts'

export const notificationScreens = publicScreens('hiring/candidate-emails', {
  stopSuggestions: { path: '/suggestions/:token' },
})
