import type { References } from '../../database/references.ts'

export const skillsReferences: References = {
  people: {
    'user_skills.user_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'skills' },
  },
}
