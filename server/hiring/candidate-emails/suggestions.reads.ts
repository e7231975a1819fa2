import { sql } from 'kysely'
import type { SuggestionChoice } from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import type { ConsentCovers } from '#domain/kernel/consent-covers.ts'
import { anyRow } from '../../database/any-row.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isStaffMember, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { personOfStopToken } from './views/stop-link.ts'

/** What the newest consent that the company holds covers; null without one, and once the person consented on the site. */
const heldCovers = sql<ConsentCovers | null>`(
  select held_consents.covers from held_consents
  where held_consents.user_id = users.id and held_consents.withdrawn_at is null
    and not exists (select from consents where consents.user_id = users.id)
  order by held_consents.id desc limit 1
)`

/** The people with these ids whom the viewer may read, and what a suggestion of the vacancy depends on. */
export function readPeopleToSuggestTo(tx: Tx, viewer: Viewer, vacancyId: number, ids: readonly string[]) {
  const isThere = anyRow(
    sql`applications where applications.user_id = users.id and applications.vacancy_id = ${vacancyId} and removed_at is null`,
  )
  return (
    tx
      .selectFrom('users')
      .select(['users.id', 'users.uuid', 'users.email', 'users.language', 'users.email_verified_at', 'users.consent_due_at'])
      .select(['users.first_name', 'users.suggestions_stopped_at', 'users.undelivered_address', 'users.no_contact_since'])
      .select(heldCovers.as('covers'))
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
export async function readSuggestionChoice(db: Reader, userId: number): Promise<SuggestionChoice> {
  const row = await db
    .selectFrom('users')
    .select(['suggestions_stopped_at', 'no_contact_since'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const noContact = (row?.no_contact_since ?? null) !== null
  return { wanted: !row?.suggestions_stopped_at && !noContact, no_contact: noContact }
}
