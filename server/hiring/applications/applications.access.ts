import {
  apply,
  getTimeline,
  listApplications,
  listWithdrawn,
  openApplications,
  withdrawApplication,
} from '#domain/hiring/applications/applications.contract.ts'
import { type AccessRow, candidates, loggedIn, whoMayView } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'
import { aCard, makeApplication, makeVacancy } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [
    apply,
    candidates,
    async (app, asking) => ({ params: { job: (await makeVacancy(app.platform)).uuid, user: asking?.uuid ?? '1' } }),
  ],
  [listApplications, loggedIn],
  [getTimeline, candidates, own],
  [withdrawApplication, candidates, own],
  [openApplications, whoMayView, async (app) => ({ body: { uuid_element: (await aCard(app)).card.uuid } })],
  [listWithdrawn, whoMayView, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
]

/** An application of the caller. */
async function own({ platform, person }: TestApp, asking: TestPerson | undefined) {
  const vacancy = await makeVacancy(platform)
  const { uuid } = await makeApplication(platform, vacancy.id, (asking ?? (await person())).id)
  return { params: { uuid } }
}
