import {
  deleteCommentEndpoint,
  editCommentEndpoint,
  findCommentColleaguesEndpoint,
  listCommentsEndpoint,
  saveCommentEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { findColleagues } from '../../platform/updates/mentions.reads.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayDoTo } from './application-notes.policy.ts'
import { type CardRow, readCardOf, readComment, readComments, readersOfComments, readVacancyOf } from './application-notes.reads.ts'
import { presentCommentTo } from './application-notes.views.ts'
import * as writes from './application-notes.writes.ts'

export const commentRoutes = (platform: Platform) => [
  route(listCommentsEndpoint, async ({ body, query, viewer }) => {
    const card = await readCardOf(platform.db, viewer, body.id_user, body.job_id)
    if (!card) return refuse('errors.not_found')
    return answerPage(await readComments(platform.db, card.id, query), presentCommentTo(viewer))
  }),

  route(findCommentColleaguesEndpoint, async ({ params, query, viewer }) => {
    const vacancy = await readVacancyOf(platform.db, viewer, params.job_id)
    if (!vacancy) return refuse('errors.not_found')
    return { data: await findColleagues(platform.db, readersOfComments(vacancy.id), viewer, query.q) }
  }),

  route(saveCommentEndpoint, async ({ body, viewer }) => {
    const card = await readCardOf(platform.db, viewer, body.id_user, body.job_id)
    if (!card) return refuse('errors.not_found')
    const stage = stageOfComment(body, card)
    if (isRefusal(stage)) return stage
    const added = await writes.addComment(platform, viewer, { ...card, stage }, body.description)
    return answerChange('comments.added', added, presentCommentTo(viewer))
  }),

  route(editCommentEndpoint, async ({ params, body, viewer }) => {
    const comment = await readComment(platform.db, viewer, params.id)
    if (!comment) return refuse('errors.not_found')
    if (!mayDoTo(comment, viewer).edit) return refuse('errors.forbidden')
    const changed = await writes.editComment(platform, viewer, comment, body)
    return answerChange('comments.modified', changed, presentCommentTo(viewer))
  }),

  route(deleteCommentEndpoint, async ({ params, viewer }) => {
    const comment = await readComment(platform.db, viewer, params.id)
    if (!comment) return refuse('errors.not_found')
    if (!mayDoTo(comment, viewer).delete) return refuse('errors.forbidden')
    return answerChange('comments.deleted', await writes.deleteComment(platform, viewer, comment), presentCommentTo(viewer))
  }),
]

/** The stage of a comment, given by its number, by the board's column, or not at all. Refuses when both are given and differ. */
function stageOfComment({ position, uuid_board }: BodyOf<typeof saveCommentEndpoint>, card: CardRow): Stage | Refusal {
  const named = position === undefined ? undefined : stages[position]
  const isOther = uuid_board && (uuid_board.vacancy !== card.vacancy_uuid || (named ?? uuid_board.stage) !== uuid_board.stage)
  if (isOther) return refuse('errors.fields', { errors: { uuid_board: ['board.error.other_column'] } })
  return named ?? uuid_board?.stage ?? card.stage
}
