import { namesColleague, type References } from '../../database/references.ts'

export const importsReferences: References = {
  people: {
    'imports.created_by': namesColleague,
    'imported_people.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'work of staff' },
    'completed_people.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'work of staff' },
    'import_mails.user_id': { merge: 'delete', erasure: 'delete', undo: 'ignored', ownData: 'technical' },
    'declined_people.user_id': { merge: 'delete', erasure: 'delete', undo: 'ignored', ownData: 'work of staff' },
  },
}
