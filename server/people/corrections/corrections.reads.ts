import { limits } from '#domain/kernel/limits.ts'
import type { Facts } from '#domain/people/corrections/corrections.rules.ts'
import type { Reader } from '../../platform/platform.ts'

/** An open account with all that staff may correct. */
export function readCorrectable(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .select(['users.id', 'users.uuid', 'users.first_name', 'users.last_name', 'users.email', 'users.language'])
    .select(['users.consent_due_at', 'users.cv_file_id'])
    .select(['profiles.personal_phone', 'profiles.city', 'profiles.date_of_birth', 'files.original_name'])
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type CorrectableRow = NonNullable<Awaited<ReturnType<typeof readCorrectable>>>

export function factsOf(row: CorrectableRow): Facts {
  return {
    name: row.first_name,
    lastname: row.last_name,
    email: row.email,
    phone: row.personal_phone ?? '',
    city: row.city ?? '',
    birth: row.date_of_birth ?? '',
    cv: row.original_name ?? '',
  }
}

/** What staff corrected about a person, the newest first. */
export function readCorrections(db: Reader, userId: number) {
  return db
    .selectFrom('corrections')
    .select(['corrected_at', 'field', 'former', 'present'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limits.maximumPageSize)
    .execute()
}
export type CorrectionRow = Awaited<ReturnType<typeof readCorrections>>[number]
