import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/**
 * A published vacancy with the data for an e-mail, locked until the transaction ends, so that concurrent e-mails about it queue
 * one after another.
 */
export function readVacancyToShare(tx: Tx, viewer: Viewer, id: string) {
  return tx
    .selectFrom('vacancies')
    .innerJoin('currencies', 'currencies.id', 'vacancies.currency_id')
    .select(['vacancies.id', 'vacancies.uuid', 'vacancies.title', 'vacancies.city', 'vacancies.active', 'vacancies.closes_on'])
    .select(['vacancies.employment_type', 'vacancies.work_mode'])
    .select(['vacancies.salary_mode', 'vacancies.salary_min', 'vacancies.salary_max', 'currencies.code as currency'])
    .where(recordIs('vacancies', id))
    .where(isVacancyVisibleTo(viewer))
    .where('vacancies.published_at', 'is not', null)
    .forNoKeyUpdate('vacancies')
    .executeTakeFirst()
}
export type SharedVacancy = NonNullable<Awaited<ReturnType<typeof readVacancyToShare>>>

/** The account of an e-mail address, when the address was confirmed, and since when the person wants no suggestions. */
export function readOwnerOf(db: Reader, address: string) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid', 'first_name', 'email_verified_at', 'suggestions_stopped_at', 'no_contact_since'])
    .where('email', '=', address)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The last e-mail to an address that shared a vacancy. */
export function readLastShared(db: Reader, address: string) {
  return db
    .selectFrom('outgoing_emails')
    .select(['uuid', 'subject', 'html', 'to_address', 'queued_at', 'status'])
    .where('to_address', '=', address)
    .where('kind', '=', sql.lit('share'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
