import { publicScreens } from '../../kernel/screens.ts'

export const candidateEmailScreens = publicScreens('hiring/candidate-emails', {
  stopSuggestions: { path: '/suggestions/:token' },
})
