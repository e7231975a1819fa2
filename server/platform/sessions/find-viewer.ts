import { sql } from 'kysely'
import type { ModuleKey, PermissionItem, Permissions } from '#domain/kernel/permissions.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Reader } from '../platform.ts'
import { hashToken } from './tokens.ts'
import type { Person } from './viewer.ts'

/**
 * Finds the person of an access token in the database at every call, so that a logout or a lost role takes effect at once on every process
 * (ACC-07). Undefined when the token is unknown, expired or revoked.
 */
export async function findViewer(db: Reader, token: string, now: Date): Promise<Person | undefined> {
  const [row] = await plannedOnce(db, viewersOf(db, [token], now))
  return row && presentViewer(row)
}

/**
 * Creates a finder that answers all calls of one turn of the event loop with one query: an event of a board checks the viewer of every
 * stream.
 */
export function viewerFinder(db: Reader, now: () => Date): (token: string) => Promise<Person | undefined> {
  let asked: Set<string> | undefined
  let answer: Promise<Map<string, Person>>
  const ask = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    const tokens = [...(asked ?? [])]
    asked = undefined
    const hashes = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]))
    const found = await viewersOf(db, tokens, now()).execute()
    return new Map(found.map((row) => [hashes.get(row.token_hash.toString('hex')) ?? '', presentViewer(row)]))
  }
  return async (token) => {
    if (!asked) {
      asked = new Set()
      answer = ask()
    }
    asked.add(token)
    return (await answer).get(token)
  }
}

function viewersOf(db: Reader, tokens: readonly string[], now: Date) {
  return db
    .selectFrom('access_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('users as person', 'person.id', 'session.user_id')
    .innerJoin('roles as role', 'role.id', 'person.role_id')
    .select(['token.token_hash', 'session.id as session_id', lacksFactor('role', 'session').as('lacks_factor')])
    .select(viewerColumns)
    .where('token.token_hash', 'in', tokens.map(hashToken))
    .where('token.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('person.deleted_at', 'is', null)
}
type ViewerRow = Awaited<ReturnType<ReturnType<typeof viewersOf>['execute']>>[number]

/** A colleague as the viewer of what the server sends them, or does for them, by itself. They have no session. */
export async function findColleague(db: Reader, id: number): Promise<Person | undefined> {
  const row = await db
    .selectFrom('users as person')
    .innerJoin('roles as role', 'role.id', 'person.role_id')
    .select(viewerColumns)
    .where('person.id', '=', id)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && presentViewer({ ...row, session_id: 0, lacks_factor: false })
}

function presentViewer(row: Omit<ViewerRow, 'token_hash'>): Person {
  return {
    kind: 'person',
    id: row.id,
    uuid: row.uuid,
    sessionId: row.session_id,
    roleId: row.role_id,
    language: row.language,
    permissions: permissionsOf(row.rights ?? []),
    limited: row.limited,
    lacksFactor: row.lacks_factor,
  }
}

/**
 * Condition that a session has not shown the second factor which its role requires (IDT-03), or which its person has set up: a process of an
 * earlier version may open such a session while they do.
 */
export const lacksFactor = (role: string, session: string) =>
  sql<boolean>`(${sql.ref(`${session}.factor`)} is null and (
    ${sql.ref(`${role}.requires_factor`)}
    or exists (select from authenticator_apps as app where app.user_id = ${sql.ref(`${session}.user_id`)})
  ))`

/** The rights of the role in a column, as 'module:item' pairs. */
export function rightsOf<Name extends string = 'rights'>(role: string, name = 'rights' as Name) {
  return sql<string[] | null>`(
    select array_agg(modules.key || ':' || held.item)
    from role_permissions held join modules on modules.id = held.module_id
    where held.role_id = ${sql.ref(role)}
  )`.as(name)
}

/** The columns of a viewer, of `users as person` and `roles as role`. */
const viewerColumns = [
  'person.id',
  'person.uuid',
  'person.role_id',
  'person.language',
  'role.limited',
  rightsOf('person.role_id'),
] as const

/** Turns 'module:item' pairs into permissions. */
export function permissionsOf(rights: readonly string[]): Permissions {
  const permissions: Partial<Record<ModuleKey, PermissionItem[]>> = {}
  for (const right of rights) {
    const [module, item] = right.split(':') as [ModuleKey, PermissionItem]
    permissions[module] = [...(permissions[module] ?? []), item]
  }
  return permissions
}
