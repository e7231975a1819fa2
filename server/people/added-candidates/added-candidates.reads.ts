import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { ConsentLinkKind } from '#domain/people/added-candidates/added-candidates.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { settingIn } from '../../platform/settings.ts'

/** A link by its token, with the person whom staff added. Finds no link of a deleted person. */
export function readConsentLink(db: Reader, token: string) {
  return (
    db
      .selectFrom('account_links as link')
      .innerJoin('users as person', 'person.id', 'link.user_id')
      .select(['link.kind', 'link.email as sent_to', 'link.used_at', 'link.expires_at'])
      .select(['person.id', 'person.uuid', 'person.email', 'person.consent_due_at'])
      // The address that an account of the person, or of a stranger, has now instead of the entry (INT-11).
      .select(
        sql<string | null>`(select address from yielded_addresses where yielded_addresses.user_id = person.id)`.as('yielded'),
      )
      .where('link.token_hash', '=', hashToken(token))
      .where('link.kind', 'in', ['consent', 'objection'])
      .where('person.deleted_at', 'is', null)
      .$narrowType<{ kind: ConsentLinkKind }>()
      .executeTakeFirst()
  )
}
export type ConsentLink = NonNullable<Awaited<ReturnType<typeof readConsentLink>>>

/** The days that people whom staff add now have to consent (SPEC-79). */
export async function readConsentDays(db: Reader): Promise<number> {
  const days = settingIn('consent_days', limits.consentDays)
  const { rows } = await sql<{ days: number }>`select ${days} as days`.execute(db)
  return rows[0]?.days ?? limits.consentDays
}

/** What staff entered about a person. */
export function readHeldData(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.source_note', 'users.consent_due_at'])
    .select(['profiles.personal_phone', 'profiles.city', 'files.original_name', 'files.uuid as file_uuid'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}
export type HeldRow = Awaited<ReturnType<typeof readHeldData>>

/** The newest consent that the company holds of a person. */
export function readHeldConsent(db: Reader, userId: number) {
  return db
    .selectFrom('held_consents')
    .select(['consented_on', 'manner'])
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** The vacancies that staff put a person into. */
export function readEntered(db: Reader, userId: number) {
  return db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['vacancies.title', 'vacancies.language'])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .orderBy('applications.id')
    .limit(20)
    .execute()
}

/** A person who has not consented yet and whom the viewer may read. */
export function readUnconsented(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.uuid', 'users.email', 'users.language', 'users.consent_due_at'])
    .where(recordIs('users', id))
    .where('users.deleted_at', 'is', null)
    .where('users.consent_due_at', 'is not', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
}

/** The uuid of the open account of an address; undefined if there is none, or if the viewer may not read about its person. */
export async function readHolder(db: Reader, viewer: Viewer, email: string): Promise<string | undefined> {
  const holder = await db
    .selectFrom('users')
    .select('users.uuid')
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
  return holder?.uuid
}
