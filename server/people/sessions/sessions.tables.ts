import type { References } from '../../database/references.ts'

export const sessionsReferences: References = {
  people: {
    'login_challenges.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'technical' },
    'sessions.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'sessions' },
  },
}
