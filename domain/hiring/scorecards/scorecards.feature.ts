import { type Feature, textsOf } from '../../kernel/feature.ts'
import { boardScreens } from '../board/board.screens.ts'
import { scorecardScreens } from './scorecards.screens.ts'
import type { es } from './scorecards.staff.es.ts'

export const scorecardsFeature = {
  texts: textsOf<typeof es>(),
  screens: [scorecardScreens],
  audited: {
    interview_kit: ['deleted', 'modified'],
    scorecard: ['changed', 'submitted'],
  },
  places: {
    interview_kit: [scorecardScreens.interviewKits, (uuid) => scorecardScreens.interviewKits.to({ uuid })],
    scorecard: [boardScreens.board, (id) => boardScreens.board.to({ id })],
  },
  updates: {
    scorecard_due: { place: 13, delivery: 'daily', screen: scorecardScreens.dueScorecards },
  },
} as const satisfies Feature
