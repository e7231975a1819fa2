import {
  getBoard,
  getBoardDetail,
  getCard,
  moveCard,
  removeCard,
  searchBoard,
  undoMove,
  watchBoard,
} from '#domain/hiring/board/board.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { aCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [getBoard, whoMayView, async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid } })],
  [searchBoard, whoMayView, async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid, second: 'ana' } })],
  [getBoardDetail, whoMayView, async (app) => ({ params: { id: (await aCard(app)).vacancy.uuid } })],
  [getCard, whoMayView, async (app) => ({ params: { id: (await aCard(app)).card.uuid } })],
  [watchBoard, whoMayView, async (app) => ({ params: { job: (await aCard(app)).vacancy.uuid } })],
  [
    moveCard,
    whoMayChange,
    async (app) => {
      const { card } = await aCard(app)
      return { body: { uuid_element: card.uuid, name_board: 'approved', before: null, version: card.version } }
    },
  ],
  [undoMove, whoMayChange, async (app, by) => ({ body: await aMove(app, by) })],
  [removeCard, whoMayChange, async (app) => ({ params: { id: (await aCard(app)).card.uuid } })],
]

/** A move by the caller, because undo refuses moves by others. */
async function aMove(app: TestApp, by: TestPerson | undefined) {
  const { card } = await aCard(app)
  const history = {
    application_id: card.id,
    actor_id: by?.id ?? null,
    kind: 'moved',
    from_stage: 'apply',
    to_stage: 'apply',
  } as const
  const replaced = { position: 'a0', stage_changed_at: new Date(), told_stage: 'apply', told_at: new Date(), interviews: [] }
  await app.platform.db
    .insertInto('application_history')
    .values({ ...history, replaced: JSON.stringify(replaced) })
    .execute()
  return { uuid_element: card.uuid, version: card.version }
}
