import {
  addVacancyDraftEndpoint,
  deleteVacancyDraftEndpoint,
  getVacancyDraftEndpoint,
  listVacancyDraftsEndpoint,
  updateVacancyDraftEndpoint,
} from '#domain/hiring/vacancy-drafts/vacancy-drafts.contract.ts'
import { type AccessRow, changeRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'

const body = { name_job: 'Analista', fields: { ubication: 'Cali' } }

/** A draft of the caller's own, or of nobody. */
async function aDraft({ platform }: TestApp, caller: TestPerson | undefined) {
  if (!caller) return { id: '1' }
  const { uuid } = await platform.db
    .insertInto('vacancy_drafts')
    .values({ user_id: caller.id, title: body.name_job, fields: JSON.stringify(body.fields) })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { id: uuid }
}

export const access: readonly AccessRow[] = [
  [listVacancyDraftsEndpoint, changeRequired, async () => ({})],
  [addVacancyDraftEndpoint, changeRequired, async () => ({ body })],
  [getVacancyDraftEndpoint, changeRequired, async (site, caller) => ({ params: await aDraft(site, caller) })],
  [updateVacancyDraftEndpoint, changeRequired, async (site, caller) => ({ params: await aDraft(site, caller), body })],
  [deleteVacancyDraftEndpoint, changeRequired, async (site, caller) => ({ params: await aDraft(site, caller) })],
]
