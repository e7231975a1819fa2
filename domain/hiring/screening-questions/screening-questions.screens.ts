import { profileScreens, staffScreens } from '../../kernel/screens.ts'

/** The word for the company's library in the place of a vacancy. */
export const library = 'library'

export const screeningScreens = {
  ...profileScreens('hiring/screening-questions', {
    ownAnswers: { path: '/profile/answers/:uuid', heading: 'screening.own_title' },
  }),
  ...staffScreens('hiring/screening-questions', 'candidates', {
    vacancyQuestions: { path: '/vacancies/admin/questions/:uuid', heading: 'screening.title' },
    questionLibrary: { path: '/vacancies/admin/question-library', heading: 'screening.library' },
  }),
}

/** The page of the questions of a vacancy, or of the library. */
export const questionsAt = (list: string): string =>
  list === library ? screeningScreens.questionLibrary.to() : screeningScreens.vacancyQuestions.to({ uuid: list })
