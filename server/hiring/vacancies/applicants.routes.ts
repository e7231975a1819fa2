import { exportApplicantsEndpoint, listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { fileStem } from '../../platform/files/disposition.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readApplicants, readApplicantsToExport, readSources, readVacancyName } from './applicants.reads.ts'
import { presentApplicant, presentTable } from './applicants.views.ts'

export const applicantRoutes = ({ db, config }: Platform) => [
  route(listApplicantsEndpoint, async ({ params, query, viewer }) => {
    const vacancy = await readVacancyName(db, viewer, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const { id, uuid, title, language, active, asks, steps, asked } = vacancy
    const [page, sources] = await Promise.all([readApplicants(db, viewer, id, query), readSources(db, viewer, id)])
    const shown = answerPage(page, (row) => presentApplicant(row, vacancy))
    return { ...shown, vacancy: { uuid, name_job: title, language, active }, sources, asks, steps, asked }
  }),

  route(exportApplicantsEndpoint, async ({ params, query, viewer }) => {
    const vacancy = await readVacancyName(db, viewer, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const rows = await readApplicantsToExport(db, viewer, vacancy.id, query)
    const table = presentTable(rows, {
      language: query.language,
      timeZone: config.timeZone,
      asks: vacancy.asks,
      hasSteps: vacancy.steps.length > 0,
    })
    return { name: `${fileStem(vacancy.title, 'vacancy')}.csv`, content: table }
  }),
]
