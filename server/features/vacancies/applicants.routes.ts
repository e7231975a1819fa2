import { refuse } from '#domain/kernel/refusals.ts'
import { listApplicants } from '#domain/vacancies/applicants.contract.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readApplicants, readVacancyName } from './applicants.reads.ts'
import { presentApplicant } from './applicants.views.ts'

export const applicantRoutes = ({ db }: Platform) => [
  route(listApplicants, async ({ params, query }) => {
    const vacancy = await readVacancyName(db, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const { id, uuid, title } = vacancy
    const page = await readApplicants(db, id, query)
    return { ...answerPage(page, (row) => presentApplicant(row, uuid)), vacancy: { uuid, name_job: title } }
  }),
]
