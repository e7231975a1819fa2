import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './person-notes.staff.es.ts'

export const personNotesFeature = {
  texts: textsOf<typeof es>(),
  audited: {
    user: ['note_added', 'note_deleted', 'note_modified'],
  },
} as const satisfies Feature
