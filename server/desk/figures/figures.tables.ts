import type { References } from '../../database/references.ts'

export const figuresReferences: References = {
  cards: {
    'former_applications.application_id': {
      merge: 'move',
      erasure: 'keep',
      undo: 'keeps the person',
      ownData: 'made from other rows',
    },
  },
}
