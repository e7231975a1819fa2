import { namesColleague, type References } from '../../database/references.ts'

export const difficultyReferences: References = {
  people: {
    'shared_counts.added_by': namesColleague,
  },
}
