import { type Feature, textsOf } from '../../kernel/feature.ts'
import { boardScreens } from './board.screens.ts'
import type { es } from './board.staff.es.ts'

export const boardFeature = {
  texts: textsOf<typeof es>(),
  screens: [boardScreens],
  audited: {
    application: ['hire_undone', 'hired', 'move_undone', 'moved', 'removed'],
  },
  places: {
    application: [boardScreens.board, (id: string) => boardScreens.board.to({ id })],
  },
} as const satisfies Feature
