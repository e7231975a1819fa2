import {
  apply,
  getTimeline,
  listApplications,
  listWithdrawn,
  openApplications,
  withdrawApplication,
} from '#domain/hiring/applications/applications.contract.ts'
import { type AccessRow, candidates, loggedIn, viewRequired } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { createCard, makeApplication, makeVacancy } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [
    apply,
    candidates,
    async (app, asking) => ({ params: { job: (await makeVacancy(app.platform)).uuid, user: asking?.uuid ?? '1' } }),
  ],
  [listApplications, loggedIn],
  [getTimeline, candidates, own],
  [withdrawApplication, candidates, own],
  [openApplications, viewRequired, async (app) => ({ body: { uuid_element: (await createCard(app)).card.uuid } })],
  [listWithdrawn, viewRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
]

/** An application of the caller. */
async function own({ platform, person }: TestApp, asking: TestPerson | undefined) {
  const vacancy = await makeVacancy(platform)
  const { uuid } = await makeApplication(platform, vacancy.id, (asking ?? (await person())).id)
  return { params: { uuid } }
}
