import { publicScreens, staffScreens } from '../kernel/screens.ts'

export const interviewScreens = {
  ...publicScreens('interviews', {
    answerInterview: { path: '/interview/:token' },
  }),
  ...staffScreens('interviews', 'candidates', {
    interviewAnswers: { path: '/vacancies/admin/interviews', heading: 'interviews.waiting.title' },
  }),
}
