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
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [getBoard, viewRequired, async (app) => ({ params: { job: (await createCard(app)).vacancy.uuid } })],
  [searchBoard, viewRequired, async (app) => ({ params: { job: (await createCard(app)).vacancy.uuid, second: 'ana' } })],
  [getBoardDetail, viewRequired, async (app) => ({ params: { id: (await createCard(app)).vacancy.uuid } })],
  [getCard, viewRequired, async (app) => ({ params: { id: (await createCard(app)).card.uuid } })],
  [watchBoard, viewRequired, async (app) => ({ params: { job: (await createCard(app)).vacancy.uuid } })],
  [
    moveCard,
    changeRequired,
    async (app) => {
      const { card } = await createCard(app)
      return { body: { uuid_element: card.uuid, name_board: 'approved', before: null, version: card.version } }
    },
  ],
  [undoMove, changeRequired, async (app, by) => ({ body: await aMove(app, by) })],
  [removeCard, changeRequired, async (app) => ({ params: { id: (await createCard(app)).card.uuid } })],
]

/** A move by the caller, because undo refuses moves by others. */
async function aMove(app: TestApp, by: TestPerson | undefined) {
  const { card } = await createCard(app)
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
