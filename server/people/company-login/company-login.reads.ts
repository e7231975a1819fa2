import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/platform.ts'
import { candidateRole } from '../../platform/sessions/role-ids.ts'
import { isStaffMember } from '../../platform/sessions/visible-people.ts'

const accountColumns = [
  'users.id',
  'users.email',
  'users.role_id',
  'users.password_hash',
  'users.invited_at',
  'users.email_verified_at',
  'users.consent_due_at',
  'users.deleted_at',
] as const

/** The person to whom an account of the provider is linked, open or closed. Locks an open one until the transaction ends. */
export function readLinked(tx: Tx, { iss, sub }: { readonly iss: string; readonly sub: string }) {
  return tx
    .selectFrom('company_accounts as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(accountColumns)
    .select(isStaffMember.as('is_staff'))
    .where('link.issuer', '=', iss)
    .where('link.subject', '=', sub)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
}
export type CompanyAccount = NonNullable<Awaited<ReturnType<typeof readLinked>>>

/** Whether an account of the provider is linked to anybody here. A link is removed together with its person only. */
export async function isKnown(db: Reader, { iss, sub }: { readonly iss: string; readonly sub: string }): Promise<boolean> {
  const link = db.selectFrom('company_accounts').select('id').where('issuer', '=', iss).where('subject', '=', sub)
  return (await link.executeTakeFirst()) !== undefined
}

/** The open account with an address, and whether it is linked already. Locks it until the transaction ends. */
export function readByAddress(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(accountColumns)
    .select(isStaffMember.as('is_staff'))
    .select(sql<boolean>`exists (select from company_accounts where company_accounts.user_id = users.id)`.as('is_linked'))
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
}

/**
 * Whether an account with this address was closed and is not erased yet, by its owner or by staff. A registration that nobody confirmed says
 * nothing about the owner of the address.
 */
export async function isAddressClosed(db: Reader, email: string): Promise<boolean> {
  const closed = await db
    .selectFrom('deleted_accounts')
    .innerJoin('users', 'users.id', 'deleted_accounts.user_id')
    .select('user_id')
    .where('deleted_accounts.email', '=', email)
    .where(sql<boolean>`(
      users.role_id <> ${sql.lit(candidateRole)} or users.invited_at is not null
      or (deleted_accounts.email_verified_at is not null and users.owner_confirmed_at is not null)
    )`)
    .executeTakeFirst()
  return closed !== undefined
}

/** A role of staff by its name; that of administrators is `administrator`. Undefined when there is none, or it opens no module. */
export function readStaffRole(db: Reader, name: string) {
  return db
    .selectFrom('roles')
    .select(['roles.id', 'roles.name'])
    .where(sql<boolean>`folded(roles.name) collate "C" = folded(${name}) collate "C"`)
    .where(sql<boolean>`exists (select from role_permissions as held where held.role_id = roles.id and held.item = 'view')`)
    .executeTakeFirst()
}
