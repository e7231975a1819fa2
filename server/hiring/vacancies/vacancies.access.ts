import { exportApplicants, listApplicants } from '#domain/hiring/vacancies/applicants.contract.ts'
import {
  addVacancy,
  deleteVacancy,
  findPublicVacancies,
  getEditableVacancy,
  getVacancy,
  listPublicVacancies,
  listVacancies,
  updateVacancy,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type AccessRow, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import { makeVacancy, vacancyFields } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [listPublicVacancies, everyone, async () => ({ params: { filter: '{"language":"es"}' } })],
  [findPublicVacancies, everyone, async () => ({ params: { filter: '{"language":"es"}' } })],
  [listVacancies, everyone, async () => ({ params: { param: 'es' } })],
  [getVacancy, everyone, async (app) => ({ params: { uuid: (await makeVacancy(app.platform)).uuid } })],
  [listApplicants, viewRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
  [exportApplicants, viewRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
  [getEditableVacancy, viewRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
  [addVacancy, changeRequired, async (app) => ({ body: await vacancyFields(app.platform) })],
  [
    updateVacancy,
    changeRequired,
    async (app) => ({
      params: { id: (await makeVacancy(app.platform)).uuid },
      body: { ...(await vacancyFields(app.platform)), version: 1 },
    }),
  ],
  [deleteVacancy, changeRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
]
