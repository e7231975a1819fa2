import type { References } from '../../database/references.ts'

export const screeningQuestionsReferences: References = {
  cards: {
    'screening_answers.application_id': {
      merge: 'move',
      erasure: 'delete',
      undo: 'keeps the person',
      ownData: 'applications',
    },
  },
}
