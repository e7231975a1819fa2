import { randomBytes } from 'node:crypto'
import { newPassword } from '#domain/people/accounts/new-password.contract.ts'
import { StartupError } from '../../database/startup-error.ts'
import { insertPerson } from '../../platform/people/person.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { hasAdministrator } from './users.reads.ts'

export interface NewAdministrator {
  readonly email: string
  /** Set only if it was generated here. */
  readonly password: string | undefined
}

/**
 * Creates an administrator if there is none: from ADMIN_EMAIL and ADMIN_PASSWORD, otherwise with a generated password that the caller
 * prints once. Processes that start together create only one (ACC-08).
 */
export async function ensureAdministrator(platform: Platform): Promise<NewAdministrator | undefined> {
  const { db, config } = platform
  if (await hasAdministrator(db)) return undefined
  if (config.admin.password && !newPassword.safeParse(config.admin.password).success)
    throw new StartupError(
      'ADMIN_PASSWORD is too weak: at least 8 characters with lower case, upper case, a digit and one of @ . $ ! % * ? & # / ¿ ¡ + -.',
    )
  const password = config.admin.password ?? `${randomBytes(9).toString('base64url')}-aA1`
  const email = (config.admin.email ?? 'admin@cantera.test').toLowerCase()
  const passwordHash = await platform.passwords.hash(password)
  const created = await db.transaction().execute(async (tx) => {
    // The lock serialises processes that start together.
    await tx.selectFrom('roles').select('id').where('id', '=', administratorRole).forUpdate().executeTakeFirstOrThrow()
    if (await hasAdministrator(tx)) return false
    const name = { first_name: 'Cantera', last_name: 'Admin' }
    await insertPerson(tx, { role_id: administratorRole, ...name, email, password_hash: passwordHash, language: 'es' })
    return true
  })
  return created ? { email, password: config.admin.password ? undefined : password } : undefined
}
