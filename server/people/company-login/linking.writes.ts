import { defaultLanguage } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { CompanyPerson } from '#domain/people/company-login/company-login.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import { changePerson, insertPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { invalidateLinks } from '../accounts/account-links.writes.ts'
import { isLastAdministrator } from '../roles/roles.reads.ts'
import { removeFactors } from '../second-factor/factors.writes.ts'
import { giveWay } from '../users/giving-way.writes.ts'
import { type CompanyAccount, isAddressClosed, readByAddress, readLinked } from './company-login.reads.ts'

interface Identity {
  /** The account as the provider knows it. */
  readonly claims: { readonly iss: string; readonly sub: string }
  readonly person: CompanyPerson
  /** The role that provider and settings give; undefined for none. */
  readonly role: { readonly id: number; readonly name: string } | undefined
  /** The hash of a password that nobody knows: a login to a new account takes as long as to any other (LOG-02). */
  readonly passwordHash: string
}

/**
 * The open staff account of a person who has proved who they are to their company (ADR-0189): the linked one; else one with their address
 * that is confirmed here, or was invited, which is linked now; else a new one. A registration with that address which nobody confirmed gives
 * way; every other account refuses.
 */
export async function findOrLink(tx: Tx, platform: Platform, identity: Identity): Promise<{ id: number } | Refusal> {
  const { claims, role } = identity
  const now = platform.now()
  const linked = await readLinked(tx, claims)
  if (linked?.deleted_at) return refuse('login.company_closed')
  if (linked && !linked.is_staff) return refuse('login.company_candidate')
  const decidesRole = platform.config.company?.roleClaim !== undefined
  if (!role && (!linked || decidesRole)) return refuse('login.company_role')
  const account = linked ?? (await linkByAddress(tx, platform, identity, now))
  if (isRefusal(account)) return account
  if (!account) return role ? addAccount(tx, { ...identity, role }, now) : refuse('login.company_role')
  if (decidesRole && role) await giveRole(tx, platform, account, role, now)
  await tx.updateTable('company_accounts').set({ last_login_at: now }).where('user_id', '=', account.id).execute()
  return { id: account.id }
}

/** Links the account of an address. The address alone gives no account to anybody who could not have it already (IDT-02). */
async function linkByAddress(
  tx: Tx,
  platform: Platform,
  { claims, person }: Identity,
  now: Date,
): Promise<CompanyAccount | Refusal | undefined> {
  await giveWay(tx, platform, person.email)
  const account = await readByAddress(tx, person.email)
  if (!account) return undefined
  if (!account.is_staff || account.consent_due_at) return refuse('login.company_candidate')
  // The company may have given the address of somebody who left to somebody else.
  if (account.is_linked) return refuse('login.company_taken')
  // Nobody can log in to an invitation that was not accepted, and it was sent to this address.
  if (!account.email_verified_at && !account.invited_at) return refuse('login.company_unconfirmed')
  await acceptInvitation(tx, platform, account, now)
  await storeLink(tx, account.id, claims, now)
  await audit(tx, account, { action: 'user.company_linked', subjectType: 'user', subjectId: account.id }, now)
  return account
}

async function acceptInvitation(tx: Tx, platform: Platform, account: CompanyAccount, now: Date): Promise<void> {
  if (!account.invited_at) return
  await removeFactors(tx, account.id)
  await noteConfirmed(tx, platform, { ...account, isOwner: true })
  await changePerson(tx, account.id, { invited_at: null }, now)
  await invalidateLinks(tx, account.id, now)
}

async function addAccount(
  tx: Tx,
  { claims, person, role, passwordHash }: Identity & { readonly role: { readonly id: number; readonly name: string } },
  now: Date,
): Promise<{ id: number } | Refusal> {
  if (await isAddressClosed(tx, person.email)) return refuse('login.company_closed')
  const added = await insertPerson(tx, {
    role_id: role.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    email_verified_at: now,
    owner_confirmed_at: now,
    password_hash: passwordHash,
    language: person.language ?? defaultLanguage,
  })
  await storeLink(tx, added.id, claims, now)
  const detail = { role: role.name }
  await audit(tx, added, { action: 'user.company_added', subjectType: 'user', subjectId: added.id, detail }, now)
  return { id: added.id }
}

async function storeLink(tx: Tx, userId: number, { iss, sub }: Identity['claims'], now: Date): Promise<void> {
  const link = { user_id: userId, issuer: iss, subject: sub, linked_at: now, last_login_at: now }
  await tx.insertInto('company_accounts').values(link).execute()
}

/**
 * Gives the role that the provider decides, and ends the sessions with the former one (ACC-07). The administrator who is named for the day on
 * which the provider is away keeps theirs, and so does the last one.
 */
async function giveRole(
  tx: Tx,
  { config, log }: Platform,
  { id, role_id, email }: CompanyAccount,
  role: { readonly id: number; readonly name: string },
  now: Date,
): Promise<void> {
  if (role_id === role.id || email === config.company?.passwordAdmin) return
  if (role_id === administratorRole && (await isLastAdministrator(tx, id))) {
    log.warn({ user: id }, 'the provider of company logins would have taken the role of the last administrator')
    return
  }
  const former = await tx.selectFrom('roles').select('name').where('id', '=', role_id).executeTakeFirst()
  await changePerson(tx, id, { role_id: role.id }, now)
  await endSessionsOf(tx, id, 'role changed', now)
  const detail = { from: former?.name, to: role.name }
  await audit(tx, null, { action: 'user.company_role', subjectType: 'user', subjectId: id, detail }, now)
}
