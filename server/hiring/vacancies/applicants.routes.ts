import { exportApplicantsEndpoint, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readApplicants, readApplicantsToExport, readVacancyName } from './applicants.reads.ts'
import { presentApplicant, presentTable } from './applicants.views.ts'

export const applicantRoutes = ({ db, config }: Platform) => [
  route(listApplicantsEndpoint, async ({ params, query }) => {
    const vacancy = await readVacancyName(db, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const { id, uuid, title, language } = vacancy
    const page = await readApplicants(db, id, query)
    return { ...answerPage(page, (row) => presentApplicant(row, uuid)), vacancy: { uuid, name_job: title, language } }
  }),

  route(exportApplicantsEndpoint, async ({ params, query }) => {
    const vacancy = await readVacancyName(db, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const rows = await readApplicantsToExport(db, vacancy.id)
    return { name: `${fileStem(vacancy.title, 'vacancy')}.csv`, content: presentTable(rows, query.language, config.timeZone) }
  }),
]
