import { getClientFiguresEndpoint, getQuestionFiguresEndpoint } from '#domain/desk/figures/clients.contract.ts'
import { getFeesEndpoint } from '#domain/desk/figures/fees.contract.ts'
import {
  exportFiguresEndpoint,
  getFiguresEndpoint,
  listFigureChoicesEndpoint,
  listFigurePeopleEndpoint,
} from '#domain/desk/figures/figures.contract.ts'
import { getScorecardFiguresEndpoint } from '#domain/desk/figures/scorecards.contract.ts'
import { exportOutcomesEndpoint, exportSelectionEndpoint, getSelectionEndpoint } from '#domain/desk/figures/selection.contract.ts'
import { getWaitingFiguresEndpoint } from '#domain/desk/figures/waiting.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [
  [getFiguresEndpoint, viewRequired],
  [listFigurePeopleEndpoint, viewRequired, async () => ({ query: { figure: 'reached:apply' } })],
  [exportFiguresEndpoint, viewRequired, async () => ({ query: { part: 'funnel' } })],
  [listFigureChoicesEndpoint, viewRequired],
  [getFeesEndpoint, viewRequired],
  [getClientFiguresEndpoint, viewRequired],
  [getQuestionFiguresEndpoint, viewRequired],
  [getScorecardFiguresEndpoint, viewRequired],
  [getWaitingFiguresEndpoint, viewRequired],
  [getSelectionEndpoint, viewRequired],
  [exportSelectionEndpoint, viewRequired],
  [exportOutcomesEndpoint, viewRequired, async () => ({ body: { code: 'a code of more than twenty letters' } })],
]
