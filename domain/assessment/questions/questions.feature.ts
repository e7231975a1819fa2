import { type Feature, textsOf } from '../../kernel/feature.ts'
import { questionScreens } from './questions.screens.ts'
import type { es } from './questions.staff.es.ts'

export const questionsFeature = {
  texts: textsOf<typeof es>(),
  screens: [questionScreens],
  audited: {
    answer: ['added', 'deleted', 'modified', 'set_correct'],
    question: ['added', 'deleted', 'modified', 'put_out_of_use', 'skills_changed'],
  },
  places: {
    question: [questionScreens.editQuestion, (uuid: string) => questionScreens.editQuestion.to({ uuid })],
    answer: [questionScreens.questionAnswers, (uuid: string) => questionScreens.questionAnswers.to({ uuid })],
  },
} as const satisfies Feature
