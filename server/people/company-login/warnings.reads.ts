import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { readStaffRole } from './company-login.reads.ts'
import { troubleOf } from './writes/provider.ts'

/**
 * What is wrong with the settings of company logins and of provisioning, in sentences. The process starts all the same: people with a session
 * go on.
 */
export async function companyWarnings({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<string[]> {
  const { company, provisioning } = config
  const sentences: string[] = []
  for (const name of namedRoles(config))
    if (!(await readStaffRole(db, name)))
      sentences.push(
        `The settings that begin with OIDC_ or SCIM_ name the role “${name}”, which does not exist here or opens no module.`,
      )
  if (provisioning && !company)
    sentences.push(
      'SCIM_TOKEN is set without OIDC_ISSUER: colleagues whom the directory creates have no password, get no e-mail and cannot log in with their company’s account. Set OIDC_ISSUER too.',
    )
  if (!company) return sentences
  const trouble = await troubleOf(company)
  if (trouble)
    sentences.push(
      `The provider of OIDC_ISSUER does not answer as one (${trouble}): nobody can log in with their company's account until it does.`,
    )
  const named = company.passwordAdmin && (await sentenceOfNamed(db, company.passwordAdmin))
  if (named) sentences.push(named)
  return sentences
}

/** The names of roles that the settings give to people. */
function namedRoles({ company, provisioning }: Platform['config']): Set<string> {
  const given = [company, provisioning].flatMap((one) => (one ? [...one.roles.map(({ role }) => role), one.defaultRole] : []))
  return new Set(given.filter((name) => name !== undefined))
}

/** Why the named administrator could not log in with a password, so that nobody could while the provider is away. */
async function sentenceOfNamed(db: Platform['db'], email: string): Promise<string | undefined> {
  const named = await db
    .selectFrom('users')
    .select(['users.invited_at', hasUnknownPassword.as('has_unknown_password')])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('role_id', '=', administratorRole)
    .executeTakeFirst()
  if (!named) return 'OIDC_PASSWORD_ADMIN is not the address of an administrator: nobody could log in while the provider is away.'
  if (named.invited_at)
    return 'The administrator of OIDC_PASSWORD_ADMIN has not accepted their invitation and has no password: nobody could log in while the provider is away.'
  return named.has_unknown_password
    ? 'The account of OIDC_PASSWORD_ADMIN was created without a password: choose one at /forgot, or nobody can log in while the provider is away.'
    : undefined
}

/** A company login or a directory created the account, and no later e-mail has informed its owner that a password was set. */
const hasUnknownPassword = sql<boolean>`(
  exists (
    select from audit_log as entry
    where entry.subject_type = 'user' and entry.subject_id = users.id
      and entry.action in ('user.company_added', 'user.provisioned')
  )
  and not exists (select from outgoing_emails as sent where sent.user_id = users.id and sent.kind = 'password_changed')
)`
