import { namesColleague, type References } from '../../database/references.ts'

export const sharedCountsReferences: References = {
  people: {
    'shared_counts.added_by': namesColleague,
  },
}
