import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { stepRoutes } from './steps.routes.ts'

export const stepsFeature = {
  routes: [stepRoutes],
  records: {
    // The audit links a step to the page of its vacancy, or to the steps of new vacancies.
    stage_step: sql`(
      select jsonb_build_object('uuid', coalesce(vacancies.uuid::text, 'default'), 'name', stage_steps.name)
      from stage_steps left join vacancies on vacancies.id = stage_steps.vacancy_id
      where stage_steps.id = page.subject_id
    )`,
  },
} satisfies Feature
