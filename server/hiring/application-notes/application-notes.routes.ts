import {
  deleteApplicationNoteEndpoint,
  editApplicationNoteEndpoint,
  findApplicationNoteColleaguesEndpoint,
  listApplicationNotesEndpoint,
  saveApplicationNoteEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { type Stage, stages } from '#domain/kernel/stages.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import { namedVacancy } from '../../platform/named-vacancy.reads.ts'
import type { Platform } from '../../platform/platform.ts'
import { findColleagues } from '../../platform/updates/mentions.reads.ts'
import { mayDoTo } from './application-notes.policy.ts'
import {
  type CardRow,
  readApplicationNote,
  readApplicationNotes,
  readCardOf,
  readersOfApplicationNotes,
} from './application-notes.reads.ts'
import { presentApplicationNoteTo } from './application-notes.views.ts'
import * as writes from './application-notes.writes.ts'

export const applicationNoteRoutes = (platform: Platform) => [
  route(listApplicationNotesEndpoint, async ({ body, query, viewer }) => {
    const card = await readCardOf(platform.db, viewer, body.id_user, body.job_id)
    if (!card) return refuse('errors.not_found')
    return answerPage(await readApplicationNotes(platform.db, card.id, query), presentApplicationNoteTo(viewer))
  }),

  route(findApplicationNoteColleaguesEndpoint, async ({ params, query, viewer }) => {
    const vacancy = await namedVacancy(platform.db, viewer, params.job_id).executeTakeFirst()
    if (!vacancy) return refuse('errors.not_found')
    return { data: await findColleagues(platform.db, readersOfApplicationNotes(vacancy.id), viewer, query.q) }
  }),

  route(saveApplicationNoteEndpoint, async ({ body, viewer }) => {
    const card = await readCardOf(platform.db, viewer, body.id_user, body.job_id)
    if (!card) return refuse('errors.not_found')
    const stage = stageOfNote(body, card)
    if (isRefusal(stage)) return stage
    const added = await writes.addApplicationNote(platform, viewer, { ...card, stage }, body.description)
    return answerChange('comments.added', added, presentApplicationNoteTo(viewer))
  }),

  route(editApplicationNoteEndpoint, async ({ params, body, viewer }) => {
    const comment = await readApplicationNote(platform.db, viewer, params.id)
    if (!comment) return refuse('errors.not_found')
    if (!mayDoTo(comment, viewer).edit) return refuse('errors.forbidden')
    const changed = await writes.editApplicationNote(platform, viewer, comment, body)
    return answerChange('comments.modified', changed, presentApplicationNoteTo(viewer))
  }),

  route(deleteApplicationNoteEndpoint, async ({ params, viewer }) => {
    const comment = await readApplicationNote(platform.db, viewer, params.id)
    if (!comment) return refuse('errors.not_found')
    if (!mayDoTo(comment, viewer).delete) return refuse('errors.forbidden')
    return answerChange(
      'comments.deleted',
      await writes.deleteApplicationNote(platform, viewer, comment),
      presentApplicationNoteTo(viewer),
    )
  }),
]

/** The stage of a comment, given by its number, by the board's column, or not at all. Refuses when both are given and differ. */
function stageOfNote({ position, uuid_board }: BodyOf<typeof saveApplicationNoteEndpoint>, card: CardRow): Stage | Refusal {
  const named = position === undefined ? undefined : stages[position]
  const isOther = uuid_board && (uuid_board.vacancy !== card.vacancy_uuid || (named ?? uuid_board.stage) !== uuid_board.stage)
  if (isOther) return refuse('errors.fields', { errors: { uuid_board: ['board.error.other_column'] } })
  return named ?? uuid_board?.stage ?? card.stage
}
