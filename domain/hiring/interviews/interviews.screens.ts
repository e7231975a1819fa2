import { publicScreens } from '../../kernel/screens.ts'

export const interviewScreens = publicScreens('hiring/interviews', {
  answerInterview: { path: '/interview/:token' },
})
