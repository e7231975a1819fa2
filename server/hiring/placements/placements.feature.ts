import { sql } from 'kysely'
import { cardNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { isVacancyKnownTo } from '../../platform/sessions/visible-vacancies.ts'
import { placementsExports } from './placements.exports.ts'
import { placementRoutes } from './placements.routes.ts'
import { startReminding } from './reminders.writes.ts'

export const placementsFeature = {
  routes: [placementRoutes],
  exports: placementsExports,
  records: {
    placement: cardNamed(sql`(select application_id from placements where placements.id = page.subject_id)`),
  },
  updates: {
    guarantee_ends: {
      right: { module: 'clients', item: 'view' },
      name: sql`(
        select trim(placed.first_name || ' ' || placed.last_name) from placements
        join applications as hire on hire.id = placements.application_id
        join users as placed on placed.id = hire.user_id and placed.deleted_at is null
        where placements.id = notice.record_id and ${isVacancyKnownTo(sql.ref('notice.user_id'), sql.ref('hire.vacancy_id'))}
      )`,
    },
  },
  tasks: [startReminding],
} satisfies Feature
