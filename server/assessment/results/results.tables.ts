import { namesColleague, type References } from '../../database/references.ts'

export const resultsReferences: References = {
  people: {
    'ratings.rater_id': namesColleague,
    'point_changes.actor_id': namesColleague,
  },
}
