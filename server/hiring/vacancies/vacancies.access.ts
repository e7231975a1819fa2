import { exportApplicantsEndpoint, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import {
  addVacancyEndpoint,
  closeVacancyEndpoint,
  deleteVacancyEndpoint,
  findPublicVacanciesEndpoint,
  getEditableVacancyEndpoint,
  getVacancyEndpoint,
  getVacancyPictureEndpoint,
  listPublicVacanciesEndpoint,
  listVacanciesEndpoint,
  updateVacancyEndpoint,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type AccessRow, changeRequired, everyone, viewRequired } from '../../testing/access.ts'
import { makeVacancy, vacancyFields } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [listPublicVacanciesEndpoint, everyone, async () => ({ params: { filter: '{"language":"es"}' } })],
  [findPublicVacanciesEndpoint, everyone, async () => ({ params: { filter: '{"language":"es"}' } })],
  [listVacanciesEndpoint, everyone, async () => ({ params: { param: 'es' } })],
  [getVacancyEndpoint, everyone, async (app) => ({ params: { uuid: (await makeVacancy(app.platform)).uuid } })],
  [
    getVacancyPictureEndpoint,
    everyone,
    async (app) => ({ params: { uuid: (await makeVacancy(app.platform)).uuid }, query: { language: 'es' } }),
  ],
  [listApplicantsEndpoint, viewRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
  [exportApplicantsEndpoint, viewRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
  [getEditableVacancyEndpoint, viewRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
  [addVacancyEndpoint, changeRequired, async (app) => ({ body: await vacancyFields(app.platform) })],
  [
    updateVacancyEndpoint,
    changeRequired,
    async (app) => ({
      params: { id: (await makeVacancy(app.platform)).uuid },
      body: { ...(await vacancyFields(app.platform)), version: 1 },
    }),
  ],
  [closeVacancyEndpoint, changeRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
  [deleteVacancyEndpoint, changeRequired, async (app) => ({ params: { id: (await makeVacancy(app.platform)).uuid } })],
]
