import { namesColleague, type References } from '../../database/references.ts'

export const questionsReferences: References = {
  people: {
    'questions.broken_by': namesColleague,
  },
}
