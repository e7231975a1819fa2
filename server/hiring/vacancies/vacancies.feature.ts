import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { applicantRoutes } from './applicants.routes.ts'
import { startClosing } from './closing.writes.ts'
import { vacanciesExports } from './vacancies.exports.ts'
import { vacancyRoutes } from './vacancies.routes.ts'

export const vacanciesFeature = {
  routes: [applicantRoutes, vacancyRoutes],
  exports: vacanciesExports,
  records: {
    vacancy: recordNamed('vacancies', 'title'),
  },
  tasks: [startClosing],
} satisfies Feature
