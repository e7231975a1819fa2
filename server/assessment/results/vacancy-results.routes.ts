import { guessingLevel } from '#domain/assessment/results/guessing.rules.ts'
import { getResultSpreadEndpoint, listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readResultSpread, readVacancyResults, readVacancyWithTests } from './vacancy-results.reads.ts'
import { presentCandidate, presentSpread } from './vacancy-results.views.ts'

export const vacancyResultRoutes = ({ db }: Platform) => [
  route(getResultSpreadEndpoint, async ({ params, viewer }) => {
    const vacancy = await readVacancyWithTests(db, viewer, params.id)
    if (!vacancy) return refuse('errors.not_found')
    return { data: presentSpread(await readResultSpread(db, viewer, vacancy), vacancy.skills) }
  }),

  route(listVacancyResultsEndpoint, async ({ params, query, viewer }) => {
    const vacancy = await readVacancyWithTests(db, viewer, params.id)
    if (!vacancy) return refuse('errors.not_found')
    const { uuid, title, language, skills } = vacancy
    const page = await readVacancyResults(db, viewer, vacancy, query)
    return {
      ...answerPage(page, (row) => presentCandidate(row, skills)),
      vacancy: { uuid, name_job: title, language },
      skills: skills.map(({ uuid, name, options, limit }) => ({
        uuid,
        name,
        limit,
        guessing: guessingLevel(options.map((count) => ({ options: count }))),
      })),
    }
  }),
]
