import type { References } from '../../database/references.ts'

export const repliesReferences: References = {
  people: {
    'replies.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'answers_to_emails' },
    'sent_files.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'answers_to_emails' },
    'passed_messages.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'technical' },
  },
  cards: {
    // Deleted with the person.
    'replies.application_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'answers_to_emails' },
    'replies.left_application_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'technical' },
  },
}
