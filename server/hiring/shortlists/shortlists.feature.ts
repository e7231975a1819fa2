import { sql } from 'kysely'
import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { clientShortlistRoutes } from './client.routes.ts'
import { shortlistMail } from './mails/shortlist.mail.ts'
import { shortlistPdfRoutes } from './pdf.routes.ts'
import { shortlistRoutes } from './shortlists.routes.ts'

export const shortlistsFeature = {
  routes: [shortlistRoutes, clientShortlistRoutes, shortlistPdfRoutes],
  mails: {
    shortlist: { mail: shortlistMail, sent: 'staff present people to a client', to: 'the address of the client' },
  },
  records: {
    shortlist: recordNamed('vacancies', 'title', sql`(select vacancy_id from shortlists where id = page.subject_id)`),
  },
} satisfies Feature
