import type { Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { makeResetLink } from './people/accounts/reset-command.writes.ts'

/**
 * Makes a link for setting the password of an address, over the configured database. Returns sentences with the link.
 * @throws StartupError when there is no such account, or the database cannot be used
 */
export async function resetPassword(config: Config, address: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? '', dataDir: config.dataDir, poolSize: 2 })
  try {
    await migrate(database, { allow: false })
    const link = await makeResetLink({ db: database.db, now: () => new Date(), config }, address)
    return [
      'Open this link within half an hour; it works once, sets a new password and ends the sessions of the account:',
      link,
      ...(database.embedded ? ['Start the server first: this command has used its database meanwhile.'] : []),
    ]
  } finally {
    await database.close()
  }
}
