import { deleteComment, editComment, listComments, saveComment } from '#domain/comments/comments.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayDoTo } from './comments.policy.ts'
import { readCardOf, readComment, readComments } from './comments.reads.ts'
import { presentCommentTo } from './comments.views.ts'
import * as writes from './comments.writes.ts'

export const commentRoutes = (platform: Platform) => [
  route(listComments, async ({ body, query, viewer }) => {
    const card = await readCardOf(platform.db, body.id_user, body.job_id)
    if (!card) return refuse('errors.not_found')
    return answerPage(await readComments(platform.db, card.id, query), presentCommentTo(viewer))
  }),

  route(saveComment, async ({ body, viewer }) => {
    const card = await readCardOf(platform.db, body.id_user, body.job_id)
    if (!card) return refuse('errors.not_found')
    const added = await writes.addComment(platform, viewer, card, body.description)
    return answerChange('comments.added', added, presentCommentTo(viewer))
  }),

  route(editComment, async ({ params, body, viewer }) => {
    const comment = await readComment(platform.db, params.id)
    if (!comment) return refuse('errors.not_found')
    if (!mayDoTo(comment, viewer).edit) return refuse('errors.forbidden')
    const changed = await writes.editComment(platform, viewer, comment, body)
    return answerChange('comments.modified', changed, presentCommentTo(viewer))
  }),

  route(deleteComment, async ({ params, viewer }) => {
    const comment = await readComment(platform.db, params.id)
    if (!comment) return refuse('errors.not_found')
    if (!mayDoTo(comment, viewer).delete) return refuse('errors.forbidden')
    return answerChange('comments.deleted', await writes.deleteComment(platform, viewer, comment), presentCommentTo(viewer))
  }),
]
