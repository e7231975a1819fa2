import {
  getBoardCardEndpoint,
  getBoardDetailEndpoint,
  getBoardEndpoint,
  getCardEndpoint,
  moveCardEndpoint,
  removeCardEndpoint,
  searchBoardEndpoint,
  undoMoveEndpoint,
  watchBoardEndpoint,
} from '#domain/hiring/board/board.contract.ts'
import { hireEndpoint, undoHireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [getBoardEndpoint, viewRequired, async (app) => ({ params: { job: (await createCard(app)).vacancy.uuid } })],
  [searchBoardEndpoint, viewRequired, async (app) => ({ params: { job: (await createCard(app)).vacancy.uuid, second: 'ana' } })],
  [getBoardDetailEndpoint, viewRequired, async (app) => ({ params: { id: (await createCard(app)).vacancy.uuid } })],
  [getCardEndpoint, viewRequired, async (app) => ({ params: { id: (await createCard(app)).card.uuid } })],
  [getBoardCardEndpoint, viewRequired, async (app) => ({ params: { id: (await createCard(app)).card.uuid } })],
  [watchBoardEndpoint, viewRequired, async (app) => ({ params: { job: (await createCard(app)).vacancy.uuid } })],
  [
    moveCardEndpoint,
    changeRequired,
    async (app) => {
      const { card } = await createCard(app)
      return { body: { uuid_element: card.uuid, name_board: 'approved', before: null, version: card.version } }
    },
  ],
  [undoMoveEndpoint, changeRequired, async (app, by) => ({ body: await aMove(app, by) })],
  [hireEndpoint, changeRequired, async (app) => ({ body: { uuid_element: (await approvedCard(app)).uuid } })],
  [undoHireEndpoint, changeRequired, async (app) => ({ body: { uuid_element: (await approvedCard(app, new Date())).uuid } })],
  [removeCardEndpoint, changeRequired, async (app) => ({ params: { id: (await createCard(app)).card.uuid } })],
]

async function approvedCard(app: TestApp, hired_at: Date | null = null) {
  const { card } = await createCard(app)
  await app.platform.db.updateTable('applications').set({ stage: 'approved', hired_at }).where('id', '=', card.id).execute()
  return card
}

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
  const replaced = {
    position: 'a0',
    stage_changed_at: new Date(),
    notified_stage: 'apply',
    notified_at: new Date(),
    interviews: [],
  }
  await app.platform.db
    .insertInto('application_history')
    .values({ ...history, replaced: JSON.stringify(replaced) })
    .execute()
  return { uuid_element: card.uuid, version: card.version }
}
