import type { Platform } from '../../platform/platform.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { readStaffRole } from './company-login.reads.ts'
import { troubleOf } from './writes/provider.ts'

/** What is wrong with the settings of company logins and of provisioning, in sentences. The process starts all the same: people with a session go on. */
export async function companyWarnings({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<string[]> {
  const { company } = config
  const sentences: string[] = []
  for (const name of namedRoles(config))
    if (!(await readStaffRole(db, name)))
      sentences.push(
        `The settings that begin with OIDC_ or SCIM_ name the role “${name}”, which does not exist here or opens no module.`,
      )
  if (!company) return sentences
  const trouble = await troubleOf(company)
  if (trouble)
    sentences.push(
      `The provider of OIDC_ISSUER does not answer as one (${trouble}): nobody can log in with their company's account until it does.`,
    )
  if (company.passwordAdmin && !(await isAdministrator(db, company.passwordAdmin)))
    sentences.push('OIDC_PASSWORD_ADMIN is not the address of an administrator: nobody could log in while the provider is away.')
  return sentences
}

/** The names of roles that the settings give to people. */
function namedRoles({ company, provisioning }: Platform['config']): Set<string> {
  const given = [company, provisioning].flatMap((one) => (one ? [...one.roles.map(({ role }) => role), one.defaultRole] : []))
  return new Set(given.filter((name) => name !== undefined))
}

async function isAdministrator(db: Platform['db'], email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('role_id', '=', administratorRole)
    .executeTakeFirst()
  return found !== undefined
}
