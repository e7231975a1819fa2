import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { sharedRights } from '#domain/kernel/permissions.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Reader } from '../platform.ts'
import { permissionsOf, rightsOf } from '../sessions/find-viewer.ts'
import { administratorRole } from '../sessions/role-ids.ts'
import { hashToken } from '../sessions/tokens.ts'
import type { Person } from '../sessions/viewer.ts'

/**
 * Finds the viewer of an API key in the database at every call, so that a revoked key is refused at once on every process (KEY-01). The viewer
 * is the colleague who made it, with the rights that the key's role and theirs share; nobody once the key is over or their account is closed.
 * While one of the roles requires a second factor that the colleague has not set up, the key is refused as they are (IDT-03).
 */
export async function findKeyViewer(db: Reader, prefix: string, token: string, now: Date): Promise<Person | undefined> {
  const [row] = await plannedOnce(db, rowsOf(db, now).where('api_keys.prefix', '=', prefix))
  return row && timingSafeEqual(hashToken(token), row.key_hash) ? viewerOf(row) : undefined
}

/** The same of a key that started a job, which is done with the rights of the key. */
export async function findViewerOfKey(db: Reader, id: number, now: Date): Promise<Person | undefined> {
  const row = await rowsOf(db, now).where('api_keys.id', '=', id).executeTakeFirst()
  return row && viewerOf(row)
}

const rowsOf = (db: Reader, now: Date) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users as person', 'person.id', 'api_keys.created_by')
    .innerJoin('roles as own', 'own.id', 'person.role_id')
    .innerJoin('roles as role', 'role.id', 'api_keys.role_id')
    .select(['api_keys.id as key_id', 'api_keys.name', 'api_keys.key_hash', 'api_keys.per_minute', 'api_keys.last_used_at'])
    .select(['person.id', 'person.uuid', 'person.language', 'person.role_id as own_role_id', 'own.limited as own_limited'])
    .select(['api_keys.role_id', 'role.limited'])
    .select([rightsOf('api_keys.role_id'), rightsOf('person.role_id', 'own_rights')])
    .select(
      sql<boolean>`(own.requires_factor or role.requires_factor)
          and not exists (select from authenticator_apps as app where app.user_id = person.id)
          and not exists (select from company_accounts as company where company.user_id = person.id)
          and not exists (select from passkeys where passkeys.user_id = person.id)`.as('lacks_factor'),
    )
    .where('api_keys.expires_at', '>', now)
    .where('person.deleted_at', 'is', null)

type KeyRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function viewerOf(row: KeyRow): Person {
  return {
    kind: 'person',
    id: row.id,
    uuid: row.uuid,
    sessionId: 0,
    // What administrators alone may do needs both roles.
    roleId: row.own_role_id === administratorRole ? row.role_id : row.own_role_id,
    language: row.language,
    permissions: sharedRights(permissionsOf(row.rights ?? []), permissionsOf(row.own_rights ?? [])),
    limited: row.limited || row.own_limited,
    lacksFactor: row.lacks_factor,
    key: { id: row.key_id, name: row.name, perMinute: row.per_minute, lastUsedAt: row.last_used_at },
  }
}
