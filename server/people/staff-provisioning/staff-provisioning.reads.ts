import { type RawBuilder, sql } from 'kysely'
import type { ScimFilter } from '#domain/people/staff-provisioning/scim.rules.ts'
import type { Reader } from '../../platform/platform.ts'
import { isStaffMember } from '../../platform/sessions/visible-people.ts'

/** Staff with an open account, or a closed one that is not erased yet. A directory sees nobody else, least of all candidates. */
function shownStaff(db: Reader) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('deleted_accounts as closed', 'closed.user_id', 'users.id')
    .leftJoin('provisioned_staff as provisioned', 'provisioned.user_id', 'users.id')
    .select(['users.id', 'users.uuid', 'users.role_id', 'users.language', 'users.invited_at', 'users.deleted_at'])
    .select(['users.created_at', 'users.updated_at', 'roles.name as role'])
    .select(['provisioned.external_id', 'provisioned.user_name', 'provisioned.closed_at', 'provisioned.changed_at'])
    .select(sql<boolean>`coalesce(provisioned.is_created, false)`.as('is_created'))
    .select([
      sql<string>`coalesce(closed.email, users.email)`.as('email'),
      sql<string>`coalesce(closed.first_name, users.first_name)`.as('first_name'),
      sql<string>`coalesce(closed.last_name, users.last_name)`.as('last_name'),
    ])
    .where(isStaffMember)
    .where('users.consent_due_at', 'is', null)
    .where('provisioned.removed_at', 'is', null)
    .where(sql<boolean>`(users.deleted_at is null or (closed.user_id is not null and users.deletion_reason is not null))`)
}
export type ProvisionedRow = NonNullable<Awaited<ReturnType<typeof readStaff>>>

const conditions: Readonly<Record<ScimFilter['by'], (value: string) => RawBuilder<boolean>>> = {
  // Each address by an index of its own.
  email: (value) => sql`users.id in (
    select id from users where email = ${value} and deleted_at is null
    union all select user_id from deleted_accounts where email = ${value}
  )`,
  externalId: (value) => sql`provisioned.external_id = ${value}`,
  uuid: (value) => (uuidPattern.test(value) ? sql`users.uuid = ${value}::uuid` : sql`false`),
}
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A page of staff in the order of their numbers, and how many there are. */
export async function listStaff(
  db: Reader,
  filter: ScimFilter | undefined,
  { startIndex, count }: { startIndex: number; count: number },
) {
  const all = filter ? shownStaff(db).where(conditions[filter.by](filter.value)) : shownStaff(db)
  const [rows, { total }] = await Promise.all([
    all
      .orderBy('users.id')
      .offset(startIndex - 1)
      .limit(count)
      .execute(),
    db.selectFrom(all.as('staff')).select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export function readStaff(db: Reader, uuid: string) {
  return shownStaff(db).where(conditions.uuid(uuid)).executeTakeFirst()
}

/** The number of a person whom a directory asks for, before they are locked. */
export async function readStaffId(db: Reader, uuid: string): Promise<number | undefined> {
  return (await db.selectFrom('users').select('users.id').where(conditions.uuid(uuid)).executeTakeFirst())?.id
}

/** A closed account with this address that a directory closed or deleted, and may reopen. */
export async function readReturning(db: Reader, email: string) {
  return db
    .selectFrom('deleted_accounts as closed')
    .innerJoin('users', 'users.id', 'closed.user_id')
    .innerJoin('provisioned_staff as provisioned', 'provisioned.user_id', 'users.id')
    .select(['users.id', 'users.uuid'])
    .where('closed.email', '=', email)
    .where('provisioned.closed_at', 'is not', null)
    .where(isStaffMember)
    .executeTakeFirst()
}

/** Whether an open account has an address, of staff or not. */
export async function isAddressOpen(db: Reader, email: string): Promise<boolean> {
  const open = db.selectFrom('users').select('id').where('email', '=', email).where('deleted_at', 'is', null)
  return (await open.executeTakeFirst()) !== undefined
}
