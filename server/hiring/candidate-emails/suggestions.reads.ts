import { sql } from 'kysely'
import { anyRow } from '../../database/any-row.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isStaffMember, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { personOfStopToken } from './views/stop-link.ts'

/** The people with these ids whom the viewer may read, and what a suggestion of the vacancy depends on. */
export function readPeopleToSuggestTo(tx: Tx, viewer: Viewer, vacancyId: number, ids: readonly string[]) {
  const isThere = anyRow(
    sql`applications where applications.user_id = users.id and applications.vacancy_id = ${vacancyId} and removed_at is null`,
  )
  return (
    tx
      .selectFrom('users')
      .select(['users.id', 'users.uuid', 'users.email', 'users.language', 'users.email_verified_at', 'users.consent_due_at'])
      .select(['users.first_name', 'users.suggestions_stopped_at', 'users.undelivered_address'])
      .select([fullName.as('name'), isStaffMember.as('is_staff'), isThere.as('is_there')])
      .where((is) => is.or(ids.map((id) => recordIs('users', id))))
      .where('users.deleted_at', 'is', null)
      .where(isVisibleTo(viewer))
      .orderBy('users.id')
      // Nobody is erased before the e-mail is in the outbox, where the erasure finds it (RAC-01).
      .forKeyShare('users')
      .execute()
  )
}
export type PersonToSuggestTo = Awaited<ReturnType<typeof readPeopleToSuggestTo>>[number]

/** The person of a genuine link that ends suggestions, while their account is open. */
export async function readPersonOfLink({ db, secretKey }: Pick<Platform, 'db' | 'secretKey'>, token: string) {
  const uuid = personOfStopToken(secretKey, token)
  if (uuid === undefined) return undefined
  return db.selectFrom('users').select('id').where('uuid', '=', uuid).where('deleted_at', 'is', null).executeTakeFirst()
}

/** Whether a person wants suggestions of vacancies. */
export async function readSuggestionChoice(db: Reader, userId: number): Promise<{ wanted: boolean }> {
  const row = await db.selectFrom('users').select('suggestions_stopped_at').where('id', '=', userId).executeTakeFirst()
  return { wanted: !row?.suggestions_stopped_at }
}
