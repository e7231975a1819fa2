import { isPublic } from '../config.ts'
import { StartupError } from '../database/startup-error.ts'
import type { Platform } from '../platform/platform.ts'
import { demoAdministrator, demoRecruiter } from './demo-cast.ts'
import { demoConfirmation } from './demo-settings.ts'

/**
 * Refuses to serve a database with open staff accounts of the demo world to the public, because their password is published (SPEC-101).
 * @throws StartupError
 */
export async function refusePublicDemo({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<void> {
  if (!(config.production || isPublic(config)) || config.demoConfirmed) return
  const login = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'in', [demoAdministrator.email, demoRecruiter.email])
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (login)
    throw new StartupError(
      `This database has the demo world, whose login ${login.email} has a published password. Start with an empty database, or set DEMO_CONFIRM=${demoConfirmation} if everybody may log in.`,
    )
}
