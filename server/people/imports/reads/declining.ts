import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { Declining } from '#domain/people/imports/consents.rules.ts'
import type { Reader } from '../../../platform/platform.ts'
import type { Person } from '../../../platform/sessions/viewer.ts'
import { isStaffMember, isVisibleTo } from '../../../platform/sessions/visible-people.ts'

export interface DecliningPerson extends Omit<Declining, 'refusedOn'> {
  readonly id: number
  readonly email: string
}

/** What a refusal of each of these people depends on. */
export async function readDeclining(db: Reader, ids: readonly number[]): Promise<Map<number, DecliningPerson>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['users.id', 'users.email', isStaffMember.as('is_staff')])
    .select(sql<boolean>`users.consent_due_at is not null`.as('is_waiting'))
    .select(sql<boolean>`exists (select from consents where consents.user_id = users.id)`.as('has_own'))
    .select(
      sql<string>`coalesce((
        select max(consented_on)::text from held_consents where held_consents.user_id = users.id and withdrawn_at is null), '')`.as(
        'held_on',
      ),
    )
    .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
    .where('users.deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, email, is_staff, is_waiting, has_own, held_on }) => [
      id,
      { id, email, isStaff: is_staff, isWaiting: is_waiting, hasOwnConsent: has_own, heldOn: held_on },
    ]),
  )
}

/** The people of an import whose line refused, in the order of the file; with a limit of those that a page lists. */
export function readDeclined(db: Reader, viewer: Person, importId: number, limit: number = limits.importFile.listed) {
  return db
    .selectFrom('declined_people')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'declined_people.user_id').on('users.deleted_at', 'is', null).on(isVisibleTo(viewer)),
    )
    .select(['declined_people.line', 'declined_people.fullname', 'declined_people.effect', 'users.uuid', 'users.email'])
    .where('declined_people.import_id', '=', importId)
    .orderBy('declined_people.line')
    .limit(limit)
    .execute()
}
export type DeclinedRow = Awaited<ReturnType<typeof readDeclined>>[number]
