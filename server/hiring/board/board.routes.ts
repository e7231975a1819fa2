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
import { boardTopic } from '#domain/hiring/board/board.rules.ts'
import { hireEndpoint, undoHireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { stages } from '#domain/kernel/stages.ts'
import { mayReadCvs } from '../../platform/files/readable-cvs.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { streamEvents } from '../../platform/http/event-stream.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { languageOf, type Viewer } from '../../platform/sessions/viewer.ts'
import { readCvAndPhone } from '../cards/reads/cv-and-phone.ts'
import { readBoardDetail, readBoardVacancy, readCards, readColumnCounts } from './board.reads.ts'
import { noContactData, placeOfText, presentCard, presentCardDetail, presentColumn, presentDetail } from './board.views.ts'
import { moveCard, removeCard } from './board.writes.ts'
import { boardWatch } from './board-watch.reads.ts'
import { readCardWithTests, readPlaceOfCard, readTimeline } from './card.reads.ts'
import { type ChangedHire, hireCard, undoHire } from './hires.writes.ts'
import { undoMove } from './undo.writes.ts'

export const boardRoutes = (platform: Platform) => {
  const { db, live } = platform
  const watch = boardWatch(db)

  const board = async (viewer: Viewer, job: string, { stage, after, size }: QueryOf<typeof getBoardEndpoint>, search: string) => {
    const place = after === undefined ? undefined : placeOfText(after)
    if (after !== undefined && !(place && stage)) return refuse('errors.bad_request')
    const vacancy = await readBoardVacancy(db, viewer, job)
    if (!vacancy) return refuse('errors.not_found')
    const wanted = stage ? [stage] : stages
    const question = { viewer, vacancyId: vacancy.id, stages: wanted, after: place, search }
    const [cards, counts] = await Promise.all([readCards(db, question, size), readColumnCounts(db, question)])
    const columns = wanted.map((name) => {
      const { count = 0, steps = [] } = counts.get(name) ?? {}
      return { stage: name, cards, size, count, steps }
    })
    return { data: columns.map((column) => presentColumn(platform, viewer, vacancy, column)), total: columns.length }
  }

  return [
    route(getBoardEndpoint, ({ params, query, viewer }) => board(viewer, params.job, query, '')),
    route(searchBoardEndpoint, ({ params, query, viewer }) => board(viewer, params.job, query, params.second)),

    route(getBoardDetailEndpoint, async ({ params, viewer }) => {
      const vacancy = await readBoardDetail(db, viewer, params.id)
      return vacancy ? { data: presentDetail(platform, vacancy, viewer) } : refuse('errors.not_found')
    }),

    route(getCardEndpoint, async ({ params, viewer }) => {
      const card = await readCardWithTests(db, viewer, params.id)
      if (!card) return refuse('errors.not_found')
      const [timeline, reach] = await Promise.all([
        readTimeline(db, card.id, languageOf(viewer), mayReadCvs(viewer)),
        card.userId === null ? noContactData : readCvAndPhone(platform, viewer, card.userId),
      ])
      return {
        data: presentCardDetail(card, timeline, reach, (uuid) => signedFilePath(platform.secretKey, uuid, platform.now())),
      }
    }),

    route(getBoardCardEndpoint, async ({ params, viewer }) => {
      const place = await readPlaceOfCard(db, viewer, params.id)
      const vacancy = place && (await readBoardVacancy(db, viewer, place.vacancy_uuid))
      if (!place || !vacancy) return refuse('errors.not_found')
      const question = { viewer, vacancyId: vacancy.id, stages: [place.stage], search: '', card: place.id }
      const [card] = await readCards(db, question, 1)
      if (!card) return refuse('errors.not_found')
      const job = { name_job: place.title, language: place.language }
      return { data: { card: presentCard(platform, viewer, vacancy, card), stage: card.stage, job } }
    }),

    route(moveCardEndpoint, async ({ body, viewer, origin }) => {
      const moved = await moveCard(platform, { actor: viewer, origin }, body)
      if (isRefusal(moved)) return moved
      const { uuid, stage, version, changedColumn, notice } = moved
      const data = { uuid_element: uuid, name_board: stage, version, changed_column: changedColumn, notice }
      return { success_message: 'board.moved', data }
    }),

    route(undoMoveEndpoint, async ({ body, viewer, origin }) =>
      answerChange(
        'board.undone',
        await undoMove(platform, { actor: viewer, origin }, body),
        ({ uuid, stage, version, notice }) => ({
          uuid_element: uuid,
          name_board: stage,
          version,
          notice,
        }),
      ),
    ),

    route(hireEndpoint, async ({ body, viewer, origin }) =>
      answerChange('board.hired', await hireCard(platform, { actor: viewer, origin }, body.uuid_element), presentHire),
    ),

    route(undoHireEndpoint, async ({ body, viewer, origin }) =>
      answerChange('board.hire_undone', await undoHire(platform, { actor: viewer, origin }, body.uuid_element), presentHire),
    ),

    route(removeCardEndpoint, async ({ params, viewer, origin }) => {
      const removed = await removeCard(platform, { actor: viewer, origin }, params.id)
      return isRefusal(removed) ? removed : { success_message: 'board.removed', data: { uuid_element: removed.uuid } }
    }),

    route(watchBoardEndpoint, async ({ params, viewer, stillAdmitted, reply }) => {
      const vacancy = await readBoardVacancy(db, viewer, params.job)
      if (!vacancy) return refuse('errors.not_found')
      const topic = boardTopic(vacancy.uuid)
      return streamEvents(reply, {
        sessionId: viewer.sessionId,
        // Moves of people whom the viewer may not know of are not announced to them (ACC-05).
        subscribe: (send, end) =>
          live.subscribe(topic, {
            onMessage(json) {
              const isFor = watch.arrived(json)
              send(json, () => isFor(viewer))
            },
            onGap: end,
          }),
        mayGoOn: () => stillAdmitted((now) => watch.maySee(now, vacancy.uuid)),
      })
    }),
  ]
}

const presentHire = ({ uuid, hired_at }: ChangedHire) => ({ uuid_element: uuid, hired_at: hired_at?.toISOString() ?? null })
