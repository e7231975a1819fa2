import { type Feature, textsOf } from '../../kernel/feature.ts'
import { boardScreens } from '../board/board.screens.ts'
import type { es } from './application-notes.staff.es.ts'

export const applicationNotesFeature = {
  texts: textsOf<typeof es>(),
  audited: {
    comment: ['added', 'deleted', 'modified'],
  },
  places: {
    comment: [boardScreens.board, (id: string) => boardScreens.board.to({ id })],
  },
  updates: {
    mention: { place: 6, delivery: 'at_once' },
  },
} as const satisfies Feature
