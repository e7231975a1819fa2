import { namesColleague, type References } from '../../database/references.ts'

export const tagsReferences: References = {
  people: {
    'person_tags.user_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'work of staff' },
    'person_tags.added_by': namesColleague,
  },
}
