import { namesColleague, type References } from '../../database/references.ts'

export const recordImportsReferences: References = {
  people: {
    'record_imports.created_by': namesColleague,
  },
  cards: {
    'imported_records.application_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'technical' },
  },
}
