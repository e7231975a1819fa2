import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from './viewer.ts'
import { isApplicantKnownTo, isVisibleTo } from './visible-people.ts'
import { isApplicationVisibleTo, isLimited } from './visible-vacancies.ts'

/**
 * Condition that staff may read about the e-mail in the row of `outgoing_emails`. A limited role reads about e-mails of applications to a
 * vacancy of its holder, and about e-mails without an application to people whom it sees (TEA-02). E-mails to people who have not consented
 * are hidden as the people are (SPEC-77).
 */
export function isEmailVisibleTo(viewer: Viewer): RawBuilder<boolean> {
  if (!isLimited(viewer)) return sql`(outgoing_emails.user_id is null or ${isApplicantKnownTo(viewer, 'outgoing_emails')})`
  return sql`case when outgoing_emails.application_id is null
    then exists (select from users where users.id = outgoing_emails.user_id and ${isVisibleTo(viewer)})
    else exists (
      select from applications where applications.id = outgoing_emails.application_id and ${isApplicationVisibleTo(viewer)}
    ) end`
}
