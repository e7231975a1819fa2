import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { CompanyGrant } from '#domain/kernel/session.contract.ts'
import { companyPerson, roleNameOf, showsFactor } from '#domain/people/company-login/company-login.rules.ts'
import { changeAuditedInside } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import { isKnown, readStaffRole } from './company-login.reads.ts'
import { findOrLink } from './linking.writes.ts'
import { beginAtProvider, finishAtProvider } from './writes/provider.ts'
import { readTicket, spendTicket } from './writes/tickets.ts'

/** Begins a login with the company's account (SSO-01). */
export async function beginCompanyLogin(platform: Platform): Promise<{ url: string; ticket: string } | Refusal> {
  const { company } = platform.config
  return company ? beginAtProvider(platform, company) : refuse('errors.not_found')
}

/** Another process, or another tab of the person, has stored the same account at the same moment. */
const taken = {
  users_email: refuse('errors.stale'),
  company_accounts_subject: refuse('errors.stale'),
  company_accounts_user_id_key: refuse('errors.stale'),
}

/**
 * Accepts the answer with which the provider sent somebody back, once. Returns their account, and whether the provider has asked them for a
 * second factor that counts here (IDT-03).
 */
export async function acceptCompanyAnswer(
  platform: Platform,
  { ticket, answer }: Pick<CompanyGrant, 'ticket' | 'answer'>,
): Promise<{ id: number; showsFactor: boolean } | Refusal> {
  const { company } = platform.config
  if (!company) return refuse('errors.not_found')
  const read = readTicket(platform, ticket)
  if (!read || !(await spendTicket(platform.db, read))) return refuse('login.company_refused')
  const identity = await finishAtProvider(platform, company, read, answer)
  if (isRefusal(identity)) return identity
  const claims = identity.token
  const person = companyPerson(identity.person, company.domains)
  if (!person) return refuse('login.company_address')
  const name = roleNameOf(identity.roles, company)
  const role = name === undefined ? undefined : await readStaffRole(platform.db, name)
  if (name !== undefined && !role) platform.log.warn({ role: name }, 'no role of staff has the name that the settings give')
  // Hashing is slow on purpose. It runs before the transaction, so that it holds no connection, and only for somebody who may be new.
  const passwordHash = (await isKnown(platform.db, claims)) ? '' : await platform.passwords.hash(newToken())
  const account = await changeAuditedInside(platform, { taken }, (tx) =>
    findOrLink(tx, platform, { claims, person, role, passwordHash }),
  )
  return isRefusal(account) ? account : { id: account.id, showsFactor: showsFactor(claims, company.secondFactor) }
}
