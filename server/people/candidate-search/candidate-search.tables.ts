import { ofColleague, type References } from '../../database/references.ts'

export const candidateSearchReferences: References = {
  people: {
    'person_search.user_id': { merge: 'delete', erasure: 'delete last', undo: 'ignored', ownData: 'made from other rows' },
    'person_activity.user_id': { merge: 'join', erasure: 'delete', undo: 'ignored', ownData: 'made from other rows' },
    'saved_search_openings.user_id': ofColleague,
    'saved_searches.user_id': ofColleague,
  },
}
