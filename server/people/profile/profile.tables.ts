import type { References } from '../../database/references.ts'

export const profileReferences: References = {
  people: {
    'education.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'education' },
    'work_experience.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'experience' },
    'personal_references.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'references' },
    'portfolio_items.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'portfolio' },
  },
}
