import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'

const codesLeft = sql<number>`(
  select count(*)::integer from recovery_codes where recovery_codes.user_id = users.id and recovery_codes.used_at is null
)`

const passkeys = sql<number>`(select count(*)::integer from passkeys where passkeys.user_id = users.id)`

/** The second factor of a person, and whether their role requires one. */
export function readOwnFactor(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('authenticator_apps as app', 'app.user_id', 'users.id')
    .select(['app.set_up_at', 'roles.requires_factor', codesLeft.as('codes_left'), passkeys.as('passkeys')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** A person whom staff may read, with their second factor. */
export function readFactorOf(db: Reader, viewer: Person, uuid: string) {
  return db
    .selectFrom('users')
    .leftJoin('authenticator_apps as app', 'app.user_id', 'users.id')
    .select(['users.id', 'users.uuid', 'users.role_id', 'app.set_up_at', passkeys.as('passkeys')])
    .where(recordIs('users', uuid))
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
}
