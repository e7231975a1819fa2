import { exportApplicantsEndpoint, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readApplicants, readApplicantsToExport, readSources, readVacancyName } from './applicants.reads.ts'
import { presentApplicant, presentTable } from './applicants.views.ts'

export const applicantRoutes = ({ db, config }: Platform) => [
  route(listApplicantsEndpoint, async ({ params, query }) => {
    const vacancy = await readVacancyName(db, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const { id, uuid, title, language } = vacancy
    const [page, sources] = await Promise.all([readApplicants(db, id, query), readSources(db, id)])
    const shown = answerPage(page, (row) => presentApplicant(row, uuid))
    return { ...shown, vacancy: { uuid, name_job: title, language }, sources }
  }),

  route(exportApplicantsEndpoint, async ({ params, query }) => {
    const vacancy = await readVacancyName(db, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const rows = await readApplicantsToExport(db, vacancy.id, query.source)
    return { name: `${fileStem(vacancy.title, 'vacancy')}.csv`, content: presentTable(rows, query.language, config.timeZone) }
  }),
]
