import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './screening-questions.candidate.es.ts'
import { questionsAt, screeningScreens } from './screening-questions.screens.ts'
import type { es as staffTexts } from './screening-questions.staff.es.ts'

export const screeningQuestionsFeature = {
  texts: textsOf<typeof candidateTexts & typeof staffTexts>(),
  screens: [screeningScreens],
  audited: {
    application: ['answers_asked'],
    screening_question: ['added', 'deleted', 'modified', 'ordered'],
  },
  mails: {
    missing_answers: 'together',
  },
  places: {
    screening_question: [screeningScreens.vacancyQuestions, questionsAt],
  },
} as const satisfies Feature
