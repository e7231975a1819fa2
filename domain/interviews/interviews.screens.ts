import { publicScreens } from '../kernel/screens.ts'

export const interviewScreens = publicScreens('interviews', {
  answerInterview: { path: '/interview/:token' },
})
