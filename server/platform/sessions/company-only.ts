import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform, Reader } from '../platform.ts'
import { isStaffMember } from './visible-people.ts'

/**
 * Refuses a session of staff that was not opened with their company's account, where OIDC_PASSWORD_LOGIN is 0 (SSO-01). Passwords, passkeys
 * and links are then for candidates, and for the administrator that the settings name.
 */
export async function refuseOutsideCompany(
  db: Reader,
  { company }: Platform['config'],
  userId: number,
): Promise<Refusal | undefined> {
  if (!company || company.passwordLogin) return undefined
  const person = await db
    .selectFrom('users')
    .leftJoin('deleted_accounts as closed', 'closed.user_id', 'users.id')
    .select(['users.email', 'closed.email as former_email', isStaffMember.as('is_staff')])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  const address = person?.former_email ?? person?.email
  return person?.is_staff && address !== company.passwordAdmin ? refuse('login.company_only') : undefined
}

/**
 * Refuses to close the account of the administrator whom the settings name, or to take its role or address away, where staff log in by no other
 * way than their company: nobody could log in while the provider is away.
 */
export async function refuseNamedAdministrator(
  db: Reader,
  { company }: Platform['config'],
  userId: number,
): Promise<Refusal | undefined> {
  if (!company?.passwordAdmin || company.passwordLogin) return undefined
  const person = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return person?.email === company.passwordAdmin ? refuse('users.error.password_admin') : undefined
}
