import { getBoard, getBoardDetail, moveCard, removeCard, searchBoard, watchBoard } from '#domain/board/board.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import { aCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [getBoard, whoMayView, async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid } })],
  [searchBoard, whoMayView, async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid, second: 'ana' } })],
  [getBoardDetail, whoMayView, async (app) => ({ params: { id: (await aCard(app)).vacancy.uuid } })],
  [watchBoard, whoMayView, async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid } })],
  [
    moveCard,
    whoMayChange,
    async (app) => {
      const { card } = await aCard(app)
      return { body: { uuid_element: card.uuid, name_board: 'approved', before: null, version: card.version } }
    },
  ],
  [removeCard, whoMayChange, async (app) => ({ params: { id: (await aCard(app)).card.uuid } })],
]
