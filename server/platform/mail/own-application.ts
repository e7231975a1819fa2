import { type RawBuilder, sql } from 'kysely'
import { accountKinds } from '#domain/mail/mail.rules.ts'

/**
 * Whether the person in the row of `users` made the application themselves: neither staff nor an import put them into the vacancy, and no import
 * brought it along. About such an application they are written to although they must not be contacted (CON-02).
 */
const isOwnApplication = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from applications as made where made.id = ${id} and made.user_id = users.id
    and made.source_kind not in ('staff', 'import') and made.brought_at is null)`

/** Whether the person in the row of `users` must not be contacted about this application (CON-02). */
export const isBarredFrom = (application: RawBuilder<unknown>) =>
  sql<boolean>`(users.no_contact_since is not null and not ${isOwnApplication(application)})`

/** The people who have the address of the e-mail in the row of `outgoing_emails`, and the one whom it is about. */
const itsPeople = sql`from users where users.deleted_at is null
  and ((users.email = outgoing_emails.to_address and users.email <> '') or users.id = outgoing_emails.user_id)`

/**
 * Why the e-mail in the row of `outgoing_emails` must not leave; null for one that may. The person of its address, or the one whom it is about, must
 * not be contacted since (CON-02), or has not consented and gets requests for consent alone (CON-01). Emails about an account always leave.
 */
export const withholding = sql<'no_contact' | 'no_consent' | null>`(case
  when outgoing_emails.kind = any (${sql.lit(`{${accountKinds.join()}}`)}::text[]) then null
  when exists (
    select ${itsPeople} and ${isBarredFrom(sql`outgoing_emails.application_id`)}) then 'no_contact'
  when outgoing_emails.kind <> 'consent' and exists (
    select ${itsPeople} and users.consent_due_at is not null) then 'no_consent'
end)`

/** Whether the e-mail in the row of `outgoing_emails` must not leave. */
export const isWithheld = sql<boolean>`(${withholding} is not null)`
