import { sql } from 'kysely'
import { cardNamed, noted } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { applicationNoteRoutes } from './application-notes.routes.ts'

export const applicationNotesFeature = {
  routes: [applicationNoteRoutes],
  records: {
    comment: cardNamed(
      sql`coalesce((select application_id from comments where id = page.subject_id), ${noted('application_id')})`,
    ),
  },
} satisfies Feature
