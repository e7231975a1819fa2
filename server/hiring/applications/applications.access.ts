import {
  addToVacancyEndpoint,
  applyEndpoint,
  getTimelineEndpoint,
  listApplicationsEndpoint,
  listWithdrawnEndpoint,
  openApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '#domain/hiring/applications/applications.contract.ts'
import { type AccessRow, candidates, changeRequired, loggedIn, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { createCard, makeApplication, makeVacancy } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [
    applyEndpoint,
    candidates,
    async (app, asking) => ({ params: { job: (await makeVacancy(app.platform)).uuid, user: asking?.uuid ?? '1' } }),
  ],
  [
    addToVacancyEndpoint,
    changeRequired,
    async (app) => {
      const [vacancy, { candidate }] = [await makeVacancy(app.platform), await createCard(app)]
      return { body: { uuid_jobs: vacancy.uuid, uuid_users: [candidate.uuid] } }
    },
  ],
  [listApplicationsEndpoint, loggedIn],
  [getTimelineEndpoint, candidates, own],
  [withdrawApplicationEndpoint, candidates, own],
  [openApplicationsEndpoint, viewRequired, async (app) => ({ body: { uuid_element: (await createCard(app)).card.uuid } })],
  [listWithdrawnEndpoint, viewRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
]

/** An application of the caller. */
async function own({ platform, person }: TestApp, asking: TestPerson | undefined) {
  const vacancy = await makeVacancy(platform)
  const { uuid } = await makeApplication(platform, vacancy.id, (asking ?? (await person())).id)
  return { params: { uuid } }
}
