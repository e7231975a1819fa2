import {
  addVacancyDraftEndpoint,
  deleteVacancyDraftEndpoint,
  getVacancyDraftEndpoint,
  listVacancyDraftsEndpoint,
  updateVacancyDraftEndpoint,
} from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerChange } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readDraft, readDrafts } from './vacancy-drafts.reads.ts'
import { presentDraft, presentWhole } from './vacancy-drafts.views.ts'
import { addDraft, endDraft, updateDraft } from './vacancy-drafts.writes.ts'

export const vacancyDraftRoutes = (platform: Platform) => {
  const { db } = platform
  return [
    route(listVacancyDraftsEndpoint, async ({ viewer }) => {
      const data = (await readDrafts(db, viewer)).map(presentDraft)
      return { data, total: data.length }
    }),

    route(getVacancyDraftEndpoint, async ({ params, viewer }) => {
      const draft = await readDraft(db, viewer, params.id)
      return draft ? { data: presentWhole(draft) } : refuse('errors.not_found')
    }),

    route(addVacancyDraftEndpoint, async ({ body, viewer }) =>
      answerChange('vacancy_drafts.saved', await addDraft(platform, viewer, body), presentDraft),
    ),

    route(updateVacancyDraftEndpoint, async ({ params, body, viewer }) =>
      answerChange(
        'vacancy_drafts.saved',
        (await updateDraft(platform, viewer, params.id, body)) ?? refuse('errors.not_found'),
        presentDraft,
      ),
    ),

    route(deleteVacancyDraftEndpoint, async ({ params, viewer }) => {
      const ended = await db.transaction().execute((tx) => endDraft(tx, viewer, params.id))
      return answerChange('common.deleted', ended ?? refuse('errors.not_found'), ({ uuid, title }) => ({ uuid, name_job: title }))
    }),
  ]
}
