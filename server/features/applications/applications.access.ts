import { apply, listApplications } from '#domain/applications/applications.contract.ts'
import { type AccessRow, candidates } from '../../testing/access.ts'
import { makeVacancy } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [
    apply,
    candidates,
    async (app, asking) => ({ params: { job: (await makeVacancy(app.platform)).uuid, user: asking?.uuid ?? '1' } }),
  ],
  [listApplications, candidates],
]
